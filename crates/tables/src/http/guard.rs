//! What every request passes: where it comes from, and what browsers may do with the answer.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::router::Shared;
use crate::limits::HEAD_BYTES_MAX;
use crate::refusal::Refusal;

/// The page may load what this server sends, run its own scripts and WebAssembly, and talk to this
/// server. Nothing inline, nothing from elsewhere, in no other page's frame.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// Headers of every answer. The path holds a table's secret, so no other site learns it.
const HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The same for boards that stand in pages of others: there one can look, and there is nothing to press that does
/// anything at a table.
const POLICY_IN_FRAMES: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors *";

/// Pages that may stand in a frame of somebody else's page; no other may.
const IN_FRAMES: &str = "/embed/";

/// Adds the headers.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let may_be_framed = request.uri().path().starts_with(IN_FRAMES);
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if may_be_framed {
        let policy = HeaderValue::from_static(POLICY_IN_FRAMES);
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

/// Refuses what changes something or opens a socket on behalf of another site's page, and all that
/// comes while the server stops.
pub(super) async fn origin(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    let matters = request.method() != Method::GET || is_upgrade(request.headers());
    if matters && !is_own(request.headers(), &shared.tables.config.origins) {
        return Refusal::ForeignOrigin.into_response();
    }
    if matters && shared.tables.is_stopping() {
        return Refusal::Stopping.into_response();
    }
    next.run(request).await
}

/// Refuses a head that is longer than documented. The reader of heads stops somewhere beyond that: it
/// counts what it happened to have read.
pub(super) async fn head(request: Request, next: Next) -> Response {
    let field = |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + 4;
    let fields: usize = request.headers().iter().map(field).sum();
    let line = request.uri().to_string().len() + request.method().as_str().len() + 12;
    match line + fields > HEAD_BYTES_MAX {
        true => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE.into_response(),
        false => next.run(request).await,
    }
}

/// Refuses requests for a name that is not ours: with a name of their own that leads here, pages of other
/// sites would pass for ours.
pub(super) async fn host(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    match is_known(request.headers(), &shared.tables.config.hosts) {
        true => next.run(request).await,
        false => Refusal::UnknownHost.into_response(),
    }
}

fn is_known(headers: &HeaderMap, hosts: &[String]) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let is = |known: &String| {
        known.eq_ignore_ascii_case(host) || known.eq_ignore_ascii_case(without_port(host))
    };
    hosts.is_empty() || hosts.iter().any(is)
}

/// A name stands for all its ports: it is the name that a stranger's page would borrow.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}

/// Browsers name the page's origin; other programs need not.
fn is_own(headers: &HeaderMap, also: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if also.iter().any(|known| known == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    origin.split_once("://").is_some_and(|(_, from)| Some(from) == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_known_by_its_name_with_any_port() {
        let known = ["play.example".to_owned(), "other.example:81".to_owned(), "[::1]".to_owned()];
        let nothing = HeaderMap::new();
        assert!(is_known(&nothing, &[]) && !is_known(&nothing, &known));
        let is = |host: &'static str| {
            let headers = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static(host))]);
            assert!(is_known(&headers, &[]), "where none is given, any will do");
            is_known(&headers, &known)
        };
        for host in ["play.example", "PLAY.example:8443", "other.example:81", "[::1]:80", "[::1]"] {
            assert!(is(host), "{host}");
        }
        for host in ["evil.example", "other.example", "play.example.evil:80", "play.example:x", ""]
        {
            assert!(!is(host), "{host}");
        }
    }

    fn check(origin: Option<&'static str>, expected: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("play.example:8080"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        let also = ["https://club.example".to_owned()];
        assert_eq!(is_own(&headers, &also), expected, "{origin:?}");
    }

    #[test]
    fn pages_of_other_sites_are_found_out() {
        check(None, true);
        check(Some("http://play.example:8080"), true);
        check(Some("https://club.example"), true);
        check(Some("http://play.example"), false);
        check(Some("http://evil.example"), false);
        check(Some("http://evil.example/play.example:8080"), false);
        check(Some("null"), false);
    }
}
