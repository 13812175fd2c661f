//! The page: files that the program brings along.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::door::Caller;
use super::front;
use super::router::Shared;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// What it holds.
    pub body: &'static [u8],
    /// The same packed with Brotli, where it is worth it.
    pub brotli: Option<&'static [u8]>,
    /// The same packed with gzip, where it is worth it.
    pub gzip: Option<&'static [u8]>,
    /// Its media type, `text/html; charset=utf-8` for example.
    pub media_type: &'static str,
    /// Whether its name changes with its content, so that browsers may keep it for good.
    pub immutable: bool,
}

/// Where the files of the page come from.
pub trait Assets: Send + Sync + 'static {
    /// The file at this path, without the leading slash; the start page is `index.html`.
    fn find(&self, path: &str) -> Option<Asset>;
}

/// A server without a page.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct NoAssets;

impl Assets for NoAssets {
    fn find(&self, _path: &str) -> Option<Asset> {
        None
    }
}

/// The file at the path; where there is none, the page itself finds out what to show.
pub(super) async fn page(
    State(shared): State<Shared>,
    caller: Caller,
    request: Request,
) -> Response {
    let (path, headers) = (request.uri().path(), request.headers());
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    if let Some(asset) = shared.assets.find(path.trim_start_matches('/')) {
        return asset.answer(accepted);
    }
    match shared.assets.find("index.html") {
        Some(page) if !is_file => match front(&shared, &page, path, caller, headers).await {
            Some(told) => told,
            None => page.answer(accepted),
        },
        _ => (StatusCode::NOT_FOUND, "not found\n").into_response(),
    }
}

/// The page with what is to be said of this path.
async fn front(
    shared: &Shared,
    page: &Asset,
    path: &str,
    caller: Caller,
    headers: &HeaderMap,
) -> Option<Response> {
    let text = std::str::from_utf8(page.body).ok()?;
    let told = front::told(shared, text, path, caller, headers).await?;
    let about = [
        (header::CONTENT_TYPE, page.media_type),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language"),
    ];
    Some((about, told).into_response())
}

impl Asset {
    fn answer(&self, accepted: &str) -> Response {
        let cache = if self.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
        let headers = [
            (header::CONTENT_TYPE, self.media_type),
            (header::CACHE_CONTROL, cache),
            (header::VARY, "accept-encoding"),
        ];
        let (encoding, body) = self.packed(accepted);
        match encoding {
            None => (headers, body).into_response(),
            Some(encoding) => {
                (headers, [(header::CONTENT_ENCODING, encoding)], body).into_response()
            }
        }
    }

    /// The smallest form the browser reads.
    fn packed(&self, accepted: &str) -> (Option<&'static str>, &'static [u8]) {
        let takes = |name: &str| {
            let mut offers = accepted.split(',').map(|offer| offer.split(';').next());
            offers.any(|offer| offer.is_some_and(|offer| offer.trim() == name))
        };
        match (self.brotli, self.gzip) {
            (Some(body), _) if takes("br") => (Some("br"), body),
            (_, Some(body)) if takes("gzip") => (Some("gzip"), body),
            _ => (None, self.body),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_get_the_smallest_form_they_read() {
        let asset = Asset {
            body: b"plain",
            brotli: Some(b"b"),
            gzip: Some(b"gz"),
            media_type: "text/plain",
            immutable: false,
        };
        assert_eq!(asset.packed("gzip, deflate, br;q=0.9").0, Some("br"));
        assert_eq!(asset.packed("gzip;q=1.0").0, Some("gzip"));
        assert_eq!(asset.packed("").0, None);
        assert_eq!(asset.packed("brand").0, None);
        assert_eq!(Asset { brotli: None, ..asset }.packed("br").0, None);
    }
}
