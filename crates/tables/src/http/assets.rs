//! The page: files that the program brings along.

use axum::extract::{Request, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::router::Shared;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// What it holds.
    pub body: &'static [u8],
    /// Its media type, `text/html; charset=utf-8` for example.
    pub media_type: &'static str,
    /// How the body is packed (`br`, `gzip`), where it is.
    pub encoding: Option<&'static str>,
    /// Whether its name changes with its content, so that browsers may keep it for good.
    pub immutable: bool,
}

/// Where the files of the page come from.
pub trait Assets: Send + Sync + 'static {
    /// The file at this path, without the leading slash; the start page is `index.html`.
    fn find(&self, path: &str) -> Option<Asset>;
}

/// A house without a page.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NoAssets;

impl Assets for NoAssets {
    fn find(&self, _path: &str) -> Option<Asset> {
        None
    }
}

/// The file at the path; where there is none, the page itself finds out what to show.
pub(super) async fn page(State(shared): State<Shared>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let found = shared.assets.find(path);
    match found.or_else(|| if is_file { None } else { shared.assets.find("index.html") }) {
        Some(asset) => asset.into_response(),
        None => (StatusCode::NOT_FOUND, "not found\n").into_response(),
    }
}

impl IntoResponse for Asset {
    fn into_response(self) -> Response {
        let cache = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = [(header::CONTENT_TYPE, self.media_type), (header::CACHE_CONTROL, cache)];
        let packed: Option<[(HeaderName, &str); 1]> =
            self.encoding.map(|encoding| [(header::CONTENT_ENCODING, encoding)]);
        match packed {
            Some(packed) => (headers, packed, self.body).into_response(),
            None => (headers, self.body).into_response(),
        }
    }
}
