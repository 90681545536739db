use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::response::{Html, IntoResponse, Response};
use sitting::Breakdown;
use wire::Code;

use crate::problem::{Refusal, because, breakdown, refuse, say};
use crate::server::Server;

/// The files of the page: [`Client::default`] has none, and a plain page says so.
#[derive(Clone, Debug, Default)]
pub struct Client(Arc<[Asset]>);

/// One file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its path, without a slash at the beginning.
    pub path: Cow<'static, str>,
    /// What kind it is, such as `text/html; charset=utf-8`.
    pub mime: Cow<'static, str>,
    /// Its contents.
    pub bytes: Cow<'static, [u8]>,
    /// The same, compressed with Brotli.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// Whether a file of this name never changes, so that browsers may keep it.
    pub immutable: bool,
}

impl Client {
    /// A page of these files; `index.html` is shown at every address that is none of them.
    #[must_use]
    pub fn new(assets: Vec<Asset>) -> Self {
        Self(assets.into())
    }

    fn find(&self, path: &str) -> Option<&Asset> {
        self.0.iter().find(|asset| asset.path == path)
    }
}

/// Whatever is not the interface for programs is the page.
pub(crate) async fn serve(State(server): State<Server>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refusal(refuse("no-such-path", Code::NotFound)).into_response();
    }
    let client = &server.config().client;
    let path = request.uri().path().trim_start_matches('/');
    if let Some(module) = path.strip_prefix("frozen/").and_then(|name| name.strip_suffix(".wasm")) {
        return guarded(frozen_rules(module, request.headers()));
    }
    let asset = client.find(path).or_else(|| client.find("index.html"));
    guarded(asset.map_or_else(plain, |asset| file(asset, request.headers())))
}

/// The module of a version of rules that was frozen, by its hash: the program has them all.
fn frozen_rules(module: &str, headers: &HeaderMap) -> Response {
    let Some(packed) = frozen::packed(module) else {
        return Refusal(refuse("no-such-path", Code::NotFound)).into_response();
    };
    let mime = Cow::Borrowed("application/wasm");
    let (path, bytes) = (Cow::Borrowed("frozen.wasm"), Cow::Borrowed(packed));
    if takes_brotli(headers) {
        let asset = Asset { path, mime, brotli: Some(bytes.clone()), bytes, immutable: true };
        return file(&asset, headers);
    }
    match frozen::unpacked(packed) {
        Ok(bytes) => file(&Asset { path, mime, bytes: bytes.into(), brotli: None, immutable: true }, headers),
        Err(fault) => Refusal(because(Code::Broken, breakdown(&Breakdown::Fault(fault)))).into_response(),
    }
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepts.split(',').any(|name| name.trim().starts_with("br"))
}

fn file(asset: &Asset, headers: &HeaderMap) -> Response {
    let brotli = asset.brotli.as_ref().filter(|_| takes_brotli(headers));
    let mut response = brotli.unwrap_or(&asset.bytes).clone().into_response();
    let headers = response.headers_mut();
    if let Ok(mime) = HeaderValue::from_str(&asset.mime) {
        headers.insert(header::CONTENT_TYPE, mime);
    }
    if brotli.is_some() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

fn plain() -> Response {
    let (title, text) = (say("page-title"), say("page-text"));
    Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>{title}</title><h1>{title}</h1><p>{text}</p></html>"
    ))
    .into_response()
}

/// The page runs its own code alone, in nobody else's frame.
fn guarded(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
        img-src 'self' data:; connect-src 'self' ws: wss:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'";
    for (name, value) in [(header::CONTENT_SECURITY_POLICY, policy), (header::REFERRER_POLICY, "same-origin")] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}
