//! Tables as if nobody had drawn them: the generic board of any game, for whoever makes or tests one.

use leptos::prelude::*;
use leptos_router::hooks::use_query_map;

/// Whether the address asks for the generic board.
pub(crate) fn is_wanted() -> bool {
    use_query_map().with_untracked(|query| query.get("undrawn").is_some())
}

/// An address that leads on from a table, with the same board.
pub(crate) fn kept(address: &str, is_undrawn: bool) -> String {
    let sign = if address.contains('?') { '&' } else { '?' };
    if is_undrawn { format!("{address}{sign}undrawn") } else { address.to_owned() }
}
