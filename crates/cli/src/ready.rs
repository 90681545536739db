use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use words::Words;

use crate::serve::PORT;

/// A server that is ready, and what whoever started it wants to know.
pub(crate) struct Ready {
    /// Where the world finds it.
    pub(crate) address: String,
    /// Where it listens.
    pub(crate) here: SocketAddr,
    /// The port that was asked for.
    pub(crate) wanted: Option<u16>,
    /// How many tables go on.
    pub(crate) tables: usize,
    /// Which server takes its mail.
    pub(crate) mail: Option<String>,
    /// Whether a browser shows it.
    pub(crate) is_open: bool,
}

impl Ready {
    /// Where the server is: in a line for whoever reads lines, and with what to know beside it in a terminal.
    pub(crate) fn say(&self, words: &Words) -> String {
        if !std::io::stdout().is_terminal() {
            let ready = words.say("serve-ready", &[("address", self.address.as_str().into())]);
            return format!("{ready}\n{}", self.tells(words));
        }
        match began() {
            Some(took) => self.first(words, took),
            None => self.again(words),
        }
    }

    /// After everything was built: what there is, and what to do with it.
    fn first(&self, words: &Words, took: Duration) -> String {
        let called = std::env::var("BOARDROOM_CALLED").unwrap_or_else(|_| "boardroom".to_owned());
        let seconds = took.as_secs();
        let mut lines = vec![
            String::new(),
            words.say("serve-built", &[("minutes", (seconds / 60).into()), ("seconds", (seconds % 60).into())]),
            String::new(),
            format!("    {}", self.address),
            String::new(),
            self.reach(words),
            self.tells(words),
            String::new(),
        ];
        lines.extend(self.taken(words));
        for (what, command) in [("serve-others", " serve --address 0.0.0.0"), ("serve-terminal", " terminal")] {
            lines.push(format!("    {called}{command:<26}{}", words.text(what)));
        }
        lines.push(words.text("serve-stop"));
        indented(&lines)
    }

    fn again(&self, words: &Words) -> String {
        let mut lines = vec![String::new()];
        lines.extend(self.taken(words));
        lines.push(
            words.say("serve-again", &[("address", self.address.as_str().into()), ("tables", self.tables.into())]),
        );
        lines.push(self.tells(words));
        lines.push(words.text("serve-stop"));
        indented(&lines)
    }

    /// How people are told what happens while they do not look.
    fn tells(&self, words: &Words) -> String {
        match &self.mail {
            Some(mail) => words.say("serve-tells-mail", &[("server", mail.as_str().into())]),
            None => words.text("serve-tells"),
        }
    }

    /// Who can reach it, and whether it stands open somewhere.
    fn reach(&self, words: &Words) -> String {
        let opened = words.text(if self.is_open { "serve-opened" } else { "serve-to-open" });
        let alone = self.here.ip().is_loopback();
        words.then(&opened, &words.text(if alone { "serve-alone" } else { "serve-reachable" }))
    }

    /// That the usual port was taken.
    fn taken(&self, words: &Words) -> Option<String> {
        let is_another = self.wanted.is_none() && self.here.port() != PORT;
        is_another.then(|| words.say("serve-port-taken", &[("port", PORT.to_string().into())]))
    }
}

/// How long ago everything began to be built, where it was.
fn began() -> Option<Duration> {
    let began = std::env::var("BOARDROOM_BEGAN").ok()?.parse().ok()?;
    SystemTime::now().duration_since(UNIX_EPOCH + Duration::from_millis(began)).ok()
}

fn indented(lines: &[String]) -> String {
    let indent = |line: &String| if line.is_empty() { String::new() } else { format!("  {line}") };
    lines.iter().map(indent).chain([String::new()]).collect::<Vec<_>>().join("\n")
}
