//! Who is signed in at the browser that asks: it keeps a secret in a cookie that no script can read, and that travels to us
//! from our own pages alone.
//!
//! A cookie and not a header, so that a table needs to know nothing of it: it comes with the socket by itself. Other sites
//! cannot use it: `SameSite` keeps it from their requests, and `guard::origin` refuses what they would change.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};

use super::router::Shared;
use crate::keys::KeyHash;
use crate::passkeys::Site;
use crate::people::SignedIn;
use crate::refusal::Refusal;

/// What the cookie is called.
const COOKIE: &str = "anleger-device";

/// For how long a browser keeps it: a year, and no browser keeps one for much longer.
const SECONDS: u32 = 365 * 24 * 3600;

/// Somebody who is signed in; whoever is not is refused.
pub(super) struct Signed(pub(super) SignedIn);

/// The same for those who serve guests as well.
pub(super) struct MaybeSigned(pub(super) Option<SignedIn>);

impl FromRequestParts<Shared> for Signed {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Signed, Refusal> {
        let MaybeSigned(signed) = MaybeSigned::from_request_parts(parts, shared).await?;
        signed.map(Signed).ok_or(Refusal::NotSignedIn)
    }
}

impl FromRequestParts<Shared> for MaybeSigned {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Refusal> {
        let Some(device) = device(&parts.headers) else { return Ok(MaybeSigned(None)) };
        shared.tables.signed_in(device).await.map(MaybeSigned)
    }
}

/// The secret that the browser shows; a cookie that is none of ours is none.
fn device(headers: &HeaderMap) -> Option<KeyHash> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|one| one.split_once('='));
    let (_, key) = pairs.find(|(name, _)| name.trim() == COOKIE)?;
    KeyHash::of(key.trim()).ok()
}

/// Lets the browser keep its secret.
pub(super) fn keeps(key: &str, asked: &HeaderMap) -> [(header::HeaderName, HeaderValue); 1] {
    set_cookie(&format!("{COOKIE}={key}; Max-Age={SECONDS}"), asked)
}

/// Lets the browser forget it.
pub(super) fn forgets(asked: &HeaderMap) -> [(header::HeaderName, HeaderValue); 1] {
    set_cookie(&format!("{COOKIE}=; Max-Age=0"), asked)
}

fn set_cookie(cookie: &str, asked: &HeaderMap) -> [(header::HeaderName, HeaderValue); 1] {
    // On the way to a page that came safely it goes only where it is safe.
    let is_safe = origin(asked).is_some_and(|origin| origin.starts_with("https://"));
    let secure = if is_safe { "; Secure" } else { "" };
    let value = format!("{cookie}; Path=/; HttpOnly; SameSite=Lax{secure}");
    // Digits and our own words are always a header.
    let value = HeaderValue::try_from(value).unwrap_or(HeaderValue::from_static(""));
    [(header::SET_COOKIE, value)]
}

fn origin(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::ORIGIN)?.to_str().ok()
}

/// The site on which a passkey is used: that of the page which asks. `guard::origin` has seen to it that it is ours.
pub(super) fn site(headers: &HeaderMap) -> Result<Site, Refusal> {
    origin(headers).and_then(Site::of).ok_or(Refusal::NoPasskeysHere)
}

/// What a person knows this browser by: what it says it is, in two words.
pub(super) fn label(headers: &HeaderMap) -> String {
    const BROWSERS: [(&str, &str); 6] = [
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ];
    let said = headers.get(header::USER_AGENT).and_then(|said| said.to_str().ok());
    let said = said.unwrap_or_default();
    let found = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| said.contains(sign)).map(|(_, name)| *name)
    };
    let words = [found(&BROWSERS), found(&SYSTEMS)];
    words.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn the_secret_is_found_among_other_cookies() {
        let key = "0123456789abcdef0123456789abcdef";
        let shown = |line| device(&headers(header::COOKIE, line));
        let found = shown("a=b; anleger-device=0123456789abcdef0123456789abcdef; c=d");
        assert_eq!(found, Some(KeyHash::of(key).unwrap()));
        for line in
            ["", "anleger-device", "anleger-device=", "anleger-device=xyz", "x-anleger-device=0"]
        {
            assert_eq!(shown(line), None, "{line}");
        }
    }

    #[test]
    fn the_cookie_is_for_us_alone_and_safe_where_the_page_is() {
        let cookie = |origin| {
            let [(_, value)] = keeps("0", &headers(header::ORIGIN, origin));
            value.to_str().unwrap().to_owned()
        };
        let plain = cookie("http://localhost:8080");
        assert!(plain.contains("HttpOnly") && plain.contains("SameSite=Lax"), "{plain}");
        assert!(!plain.contains("Secure") && cookie("https://play.example").contains("Secure"));
    }

    #[test]
    fn a_browser_is_known_by_two_words() {
        let check =
            |said, expected| assert_eq!(label(&headers(header::USER_AGENT, said)), expected);
        check(
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox · Linux",
        );
        check(
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari · iPhone",
        );
        check(
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0",
            "Edge · Windows",
        );
        check("curl/8.0", "");
    }
}
