use std::any::{Any, TypeId};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::archive::Archive;
use crate::flaw::{Flaw, Why};
use crate::reader::{parse_toml, read_set};
use crate::seed::to_hex;

/// The data of a game: its cards, prices and tables, as a designer writes them.
pub trait CardSet: Clone + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The set in the box, as TOML.
    const STANDARD: &'static str;

    /// Every set that was ever in the box: each travels by its name alone.
    const ARCHIVE: Archive = Archive::EMPTY;

    /// Whether the game can be played with this set.
    ///
    /// # Errors
    /// What is wrong with it, and what would be right.
    fn check(&self) -> Result<(), Flaw>;
}

/// A checked card set: a cheap handle, the same for equal sets.
///
/// A set stays in memory for good once it is loaded, so that states can refer to it without counting;
/// there is room for thousands, and whoever fills it is refused.
/// A set that is or was in the box travels by its name. Any other travels as the whole set, so that a record with a
/// designer's own cards replays anywhere; to whoever has it already it may travel [by its name](by_name) too.
pub struct Cards<T: 'static>(&'static Printed<T>);

struct Printed<T> {
    set: T,
    id: String,
    /// Whether everybody knows it by its name.
    is_known: OnceLock<bool>,
}

/// How much of the hash of a set is its name, in bytes.
const NAME: usize = 16;

impl<T: CardSet> Cards<T> {
    /// The set in the box.
    ///
    /// # Panics
    /// When the embedded file is broken, which its own test rules out.
    #[must_use]
    pub fn standard() -> Self {
        if let Some(cards) = Self::loaded("standard") {
            return cards;
        }
        let set = parse_toml(T::STANDARD).expect("the standard set is TOML");
        let cards = Self::from_value(&set).expect("the standard set passes its own check");
        cards.remember("standard");
        cards
    }

    /// The set in a designer's file.
    ///
    /// # Errors
    /// When it cannot be read or played with.
    pub fn from_toml(text: &str) -> Result<Self, Flaw> {
        Self::from_value(&parse_toml(text)?).map_err(|flaw| flaw.in_file(text))
    }

    /// Sets are read in this one way, which keeps the page small.
    fn from_value(set: &Value) -> Result<Self, Flaw> {
        let set: T = read_set(set, &RefCell::default())?;
        set.check()?;
        let json = serde_json::to_vec(&set).map_err(|error| Why::Unreadable(error.to_string()))?;
        let id = to_hex(&Sha256::digest(&json)[..NAME]);
        if let Some(cards) = Self::loaded(&id) {
            return Ok(cards);
        }
        if USED.fetch_add(json.len(), Ordering::Relaxed) > ROOM {
            USED.fetch_sub(json.len(), Ordering::Relaxed);
            return Err(Why::TooMany.into());
        }
        let cards = Self(Box::leak(Box::new(Printed { set, id, is_known: OnceLock::new() })));
        cards.remember(&cards.0.id);
        Ok(cards)
    }

    /// A short name of the set, the same exactly for equal sets.
    #[must_use]
    pub fn id(&self) -> &'static str {
        &self.0.id
    }

    /// Whether this is the set in the box.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        *self == Self::standard()
    }

    /// Whether everybody knows the set by its name. A module knows its own box alone, and is brought every other set.
    fn is_known(&self) -> bool {
        let standard = || cfg!(frozen_module) && self.is_standard();
        *self.0.is_known.get_or_init(|| T::ARCHIVE.find(self.id()).is_some() || standard())
    }

    /// The set that everybody knows by this name.
    fn known(id: &str) -> Option<Self> {
        let archived = || Self::from_value(&parse_toml(T::ARCHIVE.find(id)?.toml).ok()?).ok();
        let found = Self::loaded(id).or_else(archived).unwrap_or_else(Self::standard);
        (found.id() == id && found.is_known()).then_some(found)
    }

    fn loaded(id: &str) -> Option<Self> {
        let shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.get(&(TypeId::of::<T>(), id.to_owned()))?.downcast_ref::<Self>().copied()
    }

    fn remember(&self, id: &str) {
        let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.insert((TypeId::of::<T>(), id.to_owned()), Box::new(*self));
    }
}

type Shelf = HashMap<(TypeId, String), Box<dyn Any + Send>>;

/// How much all sets together may be, in bytes of their JSON.
const ROOM: usize = 128 * 1024 * 1024;
static USED: AtomicUsize = AtomicUsize::new(0);

/// Every set that was ever loaded, by the type of its game and its name.
static SHELF: LazyLock<Mutex<Shelf>> = LazyLock::new(Mutex::default);

impl<T> Clone for Cards<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Cards<T> {}

impl<T> Deref for Cards<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.set
    }
}

impl<T> PartialEq for Cards<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0.id == other.0.id
    }
}

impl<T> Eq for Cards<T> {}

impl<T> Hash for Cards<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
    }
}

impl<T> fmt::Debug for Cards<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({})", self.0.id)
    }
}

impl<T: CardSet> Default for Cards<T> {
    fn default() -> Self {
        Self::standard()
    }
}

impl<T: CardSet> Serialize for Cards<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let by_name = BY_NAME.get() || self.is_known();
        if by_name { serializer.serialize_str(self.id()) } else { self.0.set.serialize(serializer) }
    }
}

impl<'de, T: CardSet> Deserialize<'de> for Cards<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(id) => {
                let brought = || Self::loaded(&id).filter(|_| BY_NAME.get());
                let none =
                    || D::Error::custom(format!("no card set `{id}` is known here; a set of your own travels whole"));
                Self::known(&id).or_else(brought).ok_or_else(none)
            }
            set => Self::from_value(&set).map_err(D::Error::custom),
        }
    }
}

thread_local! {
    // Serde hands nothing on to what lies deep inside, so the wish of whoever writes or reads waits here.
    static BY_NAME: Cell<bool> = const { Cell::new(false) };
}

/// Writes, or reads, something in which a card set stands by its name: for whoever has loaded the set already.
///
/// Outside of this only sets that were in the box have names, so nothing that comes from strangers can name another's.
pub fn by_name<T>(work: impl FnOnce() -> T) -> T {
    let _before = Before(BY_NAME.replace(true));
    work()
}

/// How it was, and is again even after a panic.
struct Before(bool);

impl Drop for Before {
    fn drop(&mut self) {
        BY_NAME.set(self.0);
    }
}
