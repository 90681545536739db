use std::fmt;

/// What happens, or why it did not.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// Why something did not happen, and what to do about it.
#[derive(Debug, Default)]
pub(crate) struct Failure {
    /// What is wrong.
    pub(crate) what: String,
    /// What to do, line by line.
    pub(crate) remedy: Vec<String>,
    /// Whether it was told already, where it happened.
    told: bool,
}

impl Failure {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), ..Self::default() }
    }

    pub(crate) fn with(mut self, remedy: impl Into<String>) -> Self {
        self.remedy.push(remedy.into());
        self
    }

    /// The same, where everything about it stands on the screen already.
    pub(crate) fn told(self) -> Self {
        Self { told: true, ..self }
    }

    pub(crate) fn print(&self) {
        if !self.told {
            eprintln!("\n  {self}\n");
        }
    }

    /// What to do about the usual troubles of a machine that builds for the first time.
    pub(crate) fn explained_by(self, said: &str) -> Self {
        let has = |signs: &[&str]| signs.iter().any(|sign| said.contains(sign));
        if has(&["linker `cc` not found", "failed to find tool \"cc\"", "failed to find tool \"x86_64-linux-gnu-gcc\""])
        {
            return Self::new("A C compiler is missing; SQLite and the linker need one. On this system:")
                .with("")
                .with(format!("    {}", c_compiler()));
        }
        if has(&["No space left on device"]) {
            return Self::new("The disk is full; building needs about 3 GB.").with(format!(
                "What is built lies in {}; `cargo clean` throws it away.",
                crate::tools::target_folder().display()
            ));
        }
        if has(&[
            "Could not resolve host",
            "failed to download",
            "download of config.json failed",
            "spurious network error",
        ]) {
            return Self::new("What Boardroom stands on could not be downloaded: is there a network?")
                .with("After the first time none is needed.");
        }
        if has(&["SIGKILL", "signal: 9", "memory allocation of"]) {
            return Self::new("The system ended the compiler: most likely memory ran out.")
                .with("Building takes about 2 GB; with less, say it with one task at a time: CARGO_BUILD_JOBS=1");
        }
        self
    }
}

/// The command that installs a C compiler here.
fn c_compiler() -> &'static str {
    let known = [
        ("apt-get", "sudo apt install build-essential"),
        ("dnf", "sudo dnf install gcc"),
        ("pacman", "sudo pacman -S base-devel"),
        ("zypper", "sudo zypper install gcc"),
        ("apk", "sudo apk add build-base"),
        ("xcode-select", "xcode-select --install"),
    ];
    let is_there = |program: &str| {
        std::env::var_os("PATH")
            .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).exists()))
    };
    known.iter().find(|(program, _)| is_there(program)).map_or("install gcc or clang", |(_, command)| command)
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what)?;
        self.remedy.iter().try_for_each(|line| write!(f, "\n{}", format!("  {line}").trim_end()))
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self::new(error.to_string())
    }
}
