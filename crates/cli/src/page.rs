use std::borrow::Cow;

use rust_embed::Embed;
use server::{Asset, Client};

/// The files that `xtask client` lays out; none of them in a tree where that was never done.
#[derive(Embed)]
#[folder = "../client/dist"]
#[allow_missing = true]
struct Dist;

/// The page that the server hands out.
pub(crate) fn client() -> Client {
    let names: Vec<Cow<'static, str>> = Dist::iter().filter(|name| !name.ends_with(".br")).collect();
    let assets = names.into_iter().filter_map(|name| {
        let bytes = Dist::get(&name)?.data;
        let brotli = Dist::get(&format!("{name}.br")).map(|file| file.data);
        let mime = mime(&name).into();
        Some(Asset { path: name, mime, bytes, brotli, immutable: false })
    });
    Client::new(assets.collect())
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("md") => "text/markdown; charset=utf-8",
        Some("ftl") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}
