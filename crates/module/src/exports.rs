//! All that a module shows: a place to write what is asked, and a call that answers it.
//!
//! Whoever runs the module writes into a buffer that it owns, and reads from one that it owns:
//! nothing in here follows a pointer.

use std::sync::{Mutex, PoisonError};

use clerk::Clerk;

use crate::list::Face;

static CLERK: Mutex<Clerk<Face>> = Mutex::new(Clerk::new());
static ASKED: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWERED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Makes room for so many bytes, and says where they go.
#[allow(unsafe_code, reason = "the name is the module's own, and nothing else in it has it")]
#[unsafe(no_mangle)]
extern "C" fn room(len: u32) -> u32 {
    let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
    *asked = vec![0; len as usize];
    place(&mut asked)
}

/// Answers what was written there; gives where the answer lies, above how long it is.
#[allow(unsafe_code, reason = "the name is the module's own, and nothing else in it has it")]
#[unsafe(no_mangle)]
extern "C" fn call() -> u64 {
    let asked = std::mem::take(&mut *ASKED.lock().unwrap_or_else(PoisonError::into_inner));
    let answer = CLERK.lock().unwrap_or_else(PoisonError::into_inner).answer(&String::from_utf8_lossy(&asked));
    let mut answered = ANSWERED.lock().unwrap_or_else(PoisonError::into_inner);
    *answered = answer.into_bytes();
    u64::from(place(&mut answered)) << 32 | answered.len() as u64
}

/// Where bytes lie that somebody outside will write or read.
fn place(bytes: &mut [u8]) -> u32 {
    bytes.as_mut_ptr().expose_provenance() as u32
}
