/// Bytes that nobody can guess.
///
/// # Panics
/// When the machine gives no random numbers: then nothing here can be fair or safe.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the machine gives random numbers");
    bytes
}

/// A name of 128 bits that nobody can guess, for addresses.
pub(crate) fn name() -> String {
    bytes::<16>().iter().map(|byte| format!("{byte:02x}")).collect()
}
