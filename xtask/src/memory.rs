use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::tools;

/// How long each step took the last time on this machine, kept in the folder of builds.
pub(crate) struct Memory {
    file: PathBuf,
    seconds: BTreeMap<String, f64>,
}

impl Memory {
    /// What is remembered of the steps of one chore.
    pub(crate) fn of(chore: &str) -> Self {
        let file = tools::own_folder().join(format!("{chore}.times"));
        let text = fs::read_to_string(&file).unwrap_or_default();
        let seconds = text.lines().filter_map(|line| {
            let (seconds, step) = line.split_once(' ')?;
            Some((
                step.to_owned(),
                seconds.parse().ok().filter(|seconds: &f64| seconds.is_finite() && *seconds >= 0.0)?,
            ))
        });
        Self { seconds: seconds.collect(), file }
    }

    /// How long a step took the last time.
    pub(crate) fn last(&self, step: &str) -> Option<Duration> {
        self.seconds.get(step).map(|seconds| Duration::from_secs_f64(*seconds))
    }

    /// Keeps how long a step took now; the next run reads it.
    pub(crate) fn keep(&self, step: &str, took: Duration) {
        let mut seconds = Self::reread(self);
        seconds.insert(step.to_owned(), took.as_secs_f64());
        let text: String = seconds.iter().map(|(step, seconds)| format!("{seconds:.1} {step}\n")).collect();
        // Whoever cannot write it down guesses nothing the next time.
        let _ = fs::write(&self.file, text);
    }

    fn reread(&self) -> BTreeMap<String, f64> {
        let text = fs::read_to_string(&self.file).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.split_once(' '));
        lines.filter_map(|(seconds, step)| Some((step.to_owned(), seconds.parse().ok()?))).collect()
    }
}
