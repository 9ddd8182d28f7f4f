//! Headers that tell a browser what our pages never do.
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

/// Scripts, styles, pictures and forms of our own only; nothing inline; never inside another page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
     connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// For a letter shown in the mailroom: its own inline styles and pictures, and nothing that acts.
pub(super) const LETTER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; \
     form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

/// Sets the headers that a handler has not set itself.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    const SET: [(HeaderName, &str); 5] = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ];
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in SET {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    // A page shows whose turn it is and who is logged in: never from a store of somebody else.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    response
}
