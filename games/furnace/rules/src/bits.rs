/// The places of the bits that are set, the lowest first.
#[inline]
pub(crate) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let at = set.trailing_zeros() as u8;
            set &= set - 1;
            at
        })
    })
}
