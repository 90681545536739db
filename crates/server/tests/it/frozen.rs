//! Modules of rules that were frozen, as pages load them.

use ::frozen::{packed, unpacked, wanted};
use axum::http::{StatusCode, header};
use shelf::GAMES;

use crate::support::World;

#[tokio::test]
async fn a_module_is_handed_out_by_its_hash_packed_or_not() {
    let world = World::new().await;
    let somebody = world.nobody();
    let versions = GAMES.iter().flat_map(|info| (0..=info.rules).map(move |rules| (info, rules)));
    let module = versions.filter_map(|(info, rules)| wanted(info.slug, rules)).next().expect("rules that were frozen");
    let kept = packed(module).expect("it is kept");
    let plain = unpacked(kept).expect("a module");
    for (accepts, encoding, bytes) in [("gzip, br", Some("br"), kept), ("gzip", None, &plain[..])] {
        let (headers, body) = somebody.fetch(&format!("/frozen/{module}.wasm"), accepts).await;
        assert_eq!(headers.get(header::CONTENT_TYPE).expect("a kind"), "application/wasm");
        assert_eq!(headers.get(header::CONTENT_ENCODING).map(|name| name.to_str().expect("text")), encoding);
        assert!(headers.get(header::CACHE_CONTROL).expect("how long").to_str().expect("text").contains("immutable"));
        assert_eq!(body, bytes);
    }
    let nothing = somebody.send("GET", &format!("/frozen/{}.wasm", "0".repeat(64)), None, &[]).await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
}
