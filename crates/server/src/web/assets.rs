//! The files of `static/`, compiled into the program. Their addresses carry a hash of the content, so that a browser may
//! keep them for ever and still sees a new version at once.
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::{Path, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::board;

#[derive(RustEmbed)]
#[folder = "../../static"]
struct Files;

struct Asset {
    content: Cow<'static, [u8]>,
    kind: String,
    version: String,
}

/// All files by their path, the sprite sheet among them.
static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    let mut assets: HashMap<String, Asset> = Files::iter()
        .filter_map(|path| {
            let file = Files::get(&path)?;
            Some((path.to_string(), asset(file.data, file.metadata.mimetype())))
        })
        .collect();
    assets.insert(
        "pieces.svg".to_owned(),
        asset(Cow::Borrowed(board::sprite_sheet().as_bytes()), "image/svg+xml"),
    );
    assets
});

fn asset(content: Cow<'static, [u8]>, kind: &str) -> Asset {
    let version = data_encoding::HEXLOWER.encode(&Sha256::digest(&content)[..6]);
    let kind = if kind.starts_with("text/") || kind.ends_with("javascript") {
        format!("{kind}; charset=utf-8")
    } else {
        kind.to_owned()
    };
    Asset { content, kind, version }
}

/// The address of a file of `static/`, with its version.
pub fn url(path: &str) -> String {
    match ASSETS.get(path) {
        Some(asset) => format!("/static/{path}?v={}", asset.version),
        None => format!("/static/{path}"),
    }
}

/// Whether a file is there: the board's script exists only where it was built.
pub fn exists(path: &str) -> bool {
    ASSETS.contains_key(path)
}

/// The version asked for.
#[derive(serde::Deserialize)]
pub(super) struct Version {
    v: Option<String>,
}

/// `GET /static/{*path}`
pub(super) async fn get(Path(path): Path<String>, Query(asked): Query<Version>) -> Response {
    let Some(asset) = ASSETS.get(&path) else { return StatusCode::NOT_FOUND.into_response() };
    let keep = if asked.v.as_deref() == Some(asset.version.as_str()) {
        "public, max-age=31536000, immutable"
    } else {
        "public, max-age=300"
    };
    ([(header::CONTENT_TYPE, asset.kind.as_str()), (header::CACHE_CONTROL, keep)], asset.content.as_ref())
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stylesheet_and_the_pieces_are_in_the_program() {
        for path in
            ["club.css", "pieces.svg", "emblem.svg", "pieces/white-knight.svg", "fonts/sans-latin.woff2"]
        {
            assert!(exists(path), "{path}");
        }
        assert!(url("club.css").starts_with("/static/club.css?v="));
    }
}
