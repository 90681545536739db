use std::borrow::Cow;
use std::path::{Path, PathBuf};

use server::{Asset, Client};

/// The page that the server hands out: the one in the folder that `BOARDROOM_PAGE` names, or else the program's own.
pub(crate) fn client() -> Client {
    let named = std::env::var_os("BOARDROOM_PAGE").map(PathBuf::from).filter(|folder| folder.is_dir());
    Client::new(named.map_or_else(own, |folder| read(&folder)))
}

/// The page that is part of the program.
#[cfg(feature = "embed")]
fn own() -> Vec<Asset> {
    use rust_embed::Embed;

    /// The files that `xtask client` lays out; none of them in a tree where that was never done.
    #[derive(Embed)]
    #[folder = "../client/dist"]
    #[allow_missing = true]
    struct Dist;

    let file = |name: &str| Dist::get(name).map(|file| file.data);
    let names: Vec<Cow<'static, str>> = Dist::iter().filter(|name| !name.ends_with(".br")).collect();
    names.into_iter().filter_map(|name| asset(name, &file)).collect()
}

/// The page that lies in the tree.
#[cfg(not(feature = "embed"))]
fn own() -> Vec<Asset> {
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../client/dist"))
}

/// The page that lies in a folder; none where nothing does.
fn read(folder: &Path) -> Vec<Asset> {
    let file = |name: &str| std::fs::read(folder.join(name)).ok().map(Cow::Owned);
    let names = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let names = names.filter_map(|entry| entry.file_name().into_string().ok()).filter(|name| !name.ends_with(".br"));
    names.filter_map(|name| asset(name.into(), &file)).collect()
}

fn asset(path: Cow<'static, str>, file: &dyn Fn(&str) -> Option<Cow<'static, [u8]>>) -> Option<Asset> {
    let bytes = file(&path)?;
    let brotli = file(&format!("{path}.br"));
    Some(Asset { mime: mime(&path).into(), path, bytes, brotli, immutable: false })
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
