//! The command line in the words of a language.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory as _, FromArgMatches as _};
use words::{Language, UnknownLanguage, Words};

use crate::args::Args;
use crate::trouble;

/// The words of a command, and the language that is asked for among them, wherever it stands.
pub(crate) struct Typed {
    words: Vec<OsString>,
    language: Option<String>,
}

impl Typed {
    /// What was typed to start the program.
    pub(crate) fn here() -> Self {
        let (mut words, mut language) = (Vec::new(), None);
        let mut typed = std::env::args_os();
        while let Some(word) = typed.next() {
            match word.to_str().and_then(|word| word.strip_prefix("--language")) {
                Some("") => language = Some(typed.next().unwrap_or_default().to_string_lossy().into_owned()),
                Some(code) if code.starts_with('=') => language = Some(code[1..].to_owned()),
                Some(_) | None => words.push(word),
            }
        }
        Self { words, language }
    }

    /// The language that is asked for here, in the environment or by the system: the first that is set decides.
    pub(crate) fn language(&self) -> Result<Language, UnknownLanguage> {
        let named = |name: &str| std::env::var(name).ok().filter(|locale| !locale.is_empty());
        match self.language.clone().or_else(|| named("BOARDROOM_LANGUAGE")) {
            Some(code) => code.parse(),
            None => Ok(Language::preferred(["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(named).as_deref())),
        }
    }

    /// Reads what is asked for, or says what is wrong with it; help is printed at once.
    pub(crate) fn read(&self, words: &Words) -> Result<Args, String> {
        let found = in_words(words).try_get_matches_from(&self.words);
        found.and_then(|found| Args::from_arg_matches(&found)).map_err(|error| {
            if !error.use_stderr() {
                error.exit();
            }
            complaint(words, &error)
        })
    }
}

/// The whole command line, its texts said in words.
pub(crate) fn in_words(words: &Words) -> Command {
    // It is taken out before the rest is read, and stands here to be explained and completed.
    let language = Arg::new("language").long("language").global(true).env("BOARDROOM_LANGUAGE").value_name("CODE");
    let help = Arg::new("help").long("help").short('h').global(true).action(ArgAction::Help);
    let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
    let root = Args::command()
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(language.help("command-language"))
        .arg(help.help("command-help"))
        .arg(version.help("command-version"));
    let mut root = translate(words, root);
    root.build();
    root.mut_subcommand("help", |help| help.about(words.text("command-about-help")))
}

fn translate(words: &Words, mut command: Command) -> Command {
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
        words.text("command-heading-usage")
    );
    command = command.help_template(template).subcommand_help_heading(words.text("command-heading-commands"));
    if let Some(about) = said(words, command.get_about()) {
        command = command.about(about);
    }
    if let Some(after) = said(words, command.get_after_help()) {
        command = command.after_help(after);
    }
    let command = command.mut_args(|arg| {
        let heading = if arg.is_positional() { "command-heading-arguments" } else { "command-heading-options" };
        let arg = arg.help_heading(words.text(heading));
        match said(words, arg.get_help()) {
            Some(help) => arg.help(help),
            None => arg,
        }
    });
    command.mut_subcommands(|command| translate(words, command))
}

/// What a text of the command line says: it is the name of a message.
fn said(words: &Words, text: Option<&StyledStr>) -> Option<String> {
    let game = ("game", example().into());
    words.known_with(&text?.to_string(), &[game])
}

/// The game of the examples: the first that three, four and five can play.
fn example() -> &'static str {
    let fits = |info: &&table::Info| info.min_seats <= 3 && info.max_seats >= 5;
    shelf::GAMES.iter().find(fits).map_or("GAME", |info| info.slug)
}

/// What is wrong with a command, and what would be right.
fn complaint(words: &Words, error: &clap::Error) -> String {
    let about = |kind: ContextKind| error.get(kind).map(text_of).unwrap_or_default();
    let several = |kind: ContextKind| error.get(kind).map(texts_of).unwrap_or_default();
    let flag = ("flag", about(ContextKind::InvalidArg).into());
    let wrong = match error.kind() {
        ErrorKind::UnknownArgument => {
            words.say("command-wrong-unknown-flag", &[("word", about(ContextKind::InvalidArg).into())])
        }
        ErrorKind::InvalidSubcommand => {
            words.say("command-wrong-unknown-command", &[("word", about(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::InvalidValue if about(ContextKind::InvalidValue).is_empty() => {
            words.say("command-wrong-no-value", &[flag])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            words.say("command-wrong-value", &[("word", about(ContextKind::InvalidValue).into()), flag])
        }
        ErrorKind::MissingRequiredArgument => {
            words.say("command-wrong-missing", &[("flag", words.row(several(ContextKind::InvalidArg)).into())])
        }
        ErrorKind::ArgumentConflict if about(ContextKind::PriorArg) == about(ContextKind::InvalidArg) => {
            words.say("command-wrong-twice", &[flag])
        }
        ErrorKind::ArgumentConflict => {
            words.say("command-wrong-both", &[flag, ("other", words.row(several(ContextKind::PriorArg)).into())])
        }
        // What hardly ever happens is said as the reader of the command line says it.
        _ => return error.to_string(),
    };
    let mut lines = vec![match std::error::Error::source(error) {
        Some(cause) => format!("{wrong}: {}", trouble::say_one(words, cause)),
        None => wrong,
    }];
    let kinds = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let similar: Vec<String> = kinds.into_iter().flat_map(several).collect();
    let possible = several(ContextKind::ValidValue);
    for (id, known) in [("command-wrong-similar", similar), ("command-wrong-possible", possible)] {
        if !known.is_empty() {
            lines.push(words.say(id, &[("words", words.row(known).into())]));
        }
    }
    lines.push(words.text("command-wrong-more-help"));
    lines.join("\n")
}

fn text_of(value: &ContextValue) -> String {
    texts_of(value).join(" ")
}

fn texts_of(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(text) => vec![text.clone()],
        ContextValue::Strings(texts) => texts.clone(),
        ContextValue::StyledStr(text) => vec![text.to_string()],
        ContextValue::StyledStrs(texts) => texts.iter().map(ToString::to_string).collect(),
        ContextValue::None | ContextValue::Bool(_) | ContextValue::Number(_) | _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_explained(command: &Command, path: &str) {
        assert!(command.get_about().is_some_and(|about| !about.to_string().starts_with("command-")), "{path}");
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            let help = arg.get_help().map(ToString::to_string);
            assert!(help.is_some_and(|help| !help.starts_with("command-")), "{path} {}", arg.get_id());
        }
        for inner in command.get_subcommands().filter(|inner| path != "help" && inner.get_name() != "help") {
            assert_explained(inner, inner.get_name());
        }
    }

    #[test]
    fn every_command_and_every_flag_is_explained_in_every_language() {
        for language in Language::ALL {
            let command = in_words(&faces::strict(language));
            command.clone().debug_assert();
            assert_explained(&command, "boardroom");
        }
    }
}
