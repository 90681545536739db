use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use clerk::{About, Ask, SPEECH};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use table::{CARDS, Fault, parse_toml};
use words::{Catalogue, Describe};

use crate::engine::{Native, Starts, compile};
use crate::instance::{Fuel, Instance};
use crate::list::KEPT;

/// A module that is kept in the tree.
pub(crate) struct Kept {
    /// Its game.
    pub(crate) game: &'static str,
    /// The version of the rules.
    pub(crate) rules: u32,
    /// Its hash.
    pub(crate) module: &'static str,
    /// What it is, compressed: the page loads it as a file.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) bytes: &'static [u8],
}

impl Kept {
    /// The program, which is ready from now on.
    #[cfg(not(target_arch = "wasm32"))]
    fn unpacked(&self) -> Result<Arc<Program>, Fault> {
        let program = Arc::new(Program::new(&unpacked(self.bytes)?)?);
        let mut ready = READY.lock().unwrap_or_else(PoisonError::into_inner);
        ready.insert(self.module.to_owned(), Arc::clone(&program));
        Ok(program)
    }

    /// A page has to load it first, and [bring] it.
    #[cfg(target_arch = "wasm32")]
    fn unpacked(&self) -> Result<Arc<Program>, Fault> {
        Err(Fault::Missing { game: self.game.to_owned(), rules: self.rules })
    }
}

/// A version of rules that was frozen, ready to be played.
pub struct Program {
    module: String,
    about: About,
    engine: Box<dyn Starts>,
}

/// The programs that were needed so far, by their hashes.
static READY: Mutex<BTreeMap<String, Arc<Program>>> = Mutex::new(BTreeMap::new());

impl Program {
    /// A program from the module itself.
    ///
    /// # Errors
    /// When it is none, wants something from outside, or speaks otherwise.
    pub fn new(wasm: &[u8]) -> Result<Self, Fault> {
        Self::on(hash(wasm), compile(wasm)?)
    }

    /// What a module of today's rules with this face would do, natively: for trials before there is one.
    ///
    /// # Errors
    /// Never: today's rules speak as they are asked.
    pub fn native<F: Catalogue + Describe>() -> Result<Self, Fault> {
        Self::on("native".to_owned(), Box::new(Native::<F>::new()))
    }

    fn on(module: String, engine: Box<dyn Starts>) -> Result<Self, Fault> {
        let about = Instance::new(engine.start()?).ask(&Ask::About, Fuel::CALL);
        let about: About = about.map_err(|refused| Fault::Unusable(refused.to_string()))?;
        if !(1..=SPEECH).contains(&about.speech) {
            let speech = about.speech;
            return Err(Fault::Unusable(format!("it speaks version {speech}; versions 1 to {SPEECH} are known")));
        }
        Ok(Self { module, about, engine })
    }

    /// The hash of the module.
    #[must_use]
    pub fn module(&self) -> &str {
        &self.module
    }

    /// What it is.
    #[must_use]
    pub const fn about(&self) -> &About {
        &self.about
    }

    /// The program of a version of rules that is kept here.
    ///
    /// # Errors
    /// When there is none, or it cannot be run.
    pub(crate) fn of(game: &str, rules: u32) -> Result<Arc<Self>, Fault> {
        let missing = || Fault::Missing { game: game.to_owned(), rules };
        let kept = kept(game, rules).ok_or_else(missing)?;
        let ready = READY.lock().unwrap_or_else(PoisonError::into_inner).get(kept.module).cloned();
        ready.map_or_else(|| kept.unpacked(), Ok)
    }

    /// Options as the program reads them: it knows the set in its own box by name, and every other has to be written out.
    pub(crate) fn brought(&self, mut options: Value) -> Value {
        let archived = || {
            let id = options.get(CARDS)?.as_str().filter(|id| *id != self.about.cards)?;
            parse_toml(shelf::archive(&self.about.game).ok()?.find(id)?.toml).ok()
        };
        if let Some(set) = archived() {
            options[CARDS] = set;
        }
        options
    }

    /// Options as everybody reads them, from those that the program wrote and the same with card sets named: sets that
    /// were ever in the box go by their names.
    pub(crate) fn shared(&self, options: Value, named: &Value) -> Value {
        let is_known = |id: &str| shelf::archive(&self.about.game).is_ok_and(|archive| archive.find(id).is_some());
        if named.get(CARDS).and_then(Value::as_str).is_some_and(is_known) { named.clone() } else { options }
    }

    pub(crate) fn start(&self) -> Result<Instance, Fault> {
        self.engine.start().map(Instance::new)
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Program({} {}, {})", self.about.game, self.about.rules, self.module)
    }
}

/// The hash of the module with which a version of rules is played, if it is kept: for whoever has to load it first.
#[must_use]
pub fn wanted(game: &str, rules: u32) -> Option<&'static str> {
    kept(game, rules).map(|kept| kept.module)
}

/// The module with this hash as it is kept, in Brotli: for whoever hands it out.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn packed(module: &str) -> Option<&'static [u8]> {
    KEPT.iter().find(|kept| kept.module == module).map(|kept| kept.bytes)
}

/// A module that was [packed].
///
/// # Errors
/// When it was not.
#[cfg(not(target_arch = "wasm32"))]
pub fn unpacked(mut packed: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut wasm = Vec::new();
    brotli::BrotliDecompress(&mut packed, &mut wasm).map_err(|error| Fault::Unusable(error.to_string()))?;
    Ok(wasm)
}

fn kept(game: &str, rules: u32) -> Option<&'static Kept> {
    KEPT.iter().find(|kept| kept.game == game && kept.rules == rules)
}

/// Takes up a module that was loaded from elsewhere, if it is the one with this hash.
///
/// # Errors
/// When it is another, or cannot be run.
pub fn bring(module: &str, wasm: &[u8]) -> Result<(), Fault> {
    let program = Program::new(wasm)?;
    if program.module != module {
        return Err(Fault::Unusable(format!("its hash is {}, not {module}", program.module)));
    }
    let mut ready = READY.lock().unwrap_or_else(PoisonError::into_inner);
    ready.insert(module.to_owned(), Arc::new(program));
    Ok(())
}

fn hash(wasm: &[u8]) -> String {
    Sha256::digest(wasm).iter().fold(String::new(), |mut text, byte| {
        // Writing to a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
