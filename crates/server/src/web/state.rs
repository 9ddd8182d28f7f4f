//! What every page needs, cheap to clone.
use std::sync::Arc;

use super::mailroom::PostOffice;
use crate::door::Door;

/// The pages' share of the club.
#[derive(Clone)]
pub struct Web(Arc<Inner>);

struct Inner {
    door: Door,
    /// Whether the pages are reached by https, so that cookies may insist on it.
    secure: bool,
    post: Option<Arc<dyn PostOffice>>,
}

impl Web {
    /// Pages of the club behind `door`. With a post office the demo's mailroom is open.
    pub fn new(door: Door, post: Option<Arc<dyn PostOffice>>) -> Self {
        let secure = door.club().public_url.starts_with("https://");
        Self(Arc::new(Inner { door, secure, post }))
    }

    /// The door of the club.
    pub fn door(&self) -> &Door {
        &self.0.door
    }

    /// Now (Unix ms).
    pub fn now(&self) -> i64 {
        self.0.door.clock().now()
    }

    pub(super) fn secure(&self) -> bool {
        self.0.secure
    }

    pub(super) fn post(&self) -> Option<&dyn PostOffice> {
        self.0.post.as_deref()
    }
}
