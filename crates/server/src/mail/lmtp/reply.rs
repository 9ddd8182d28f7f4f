//! Replies of the protocol, with enhanced status codes (RFC 2034, RFC 3463).

/// One line that goes back to the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    code: u16,
    enhanced: &'static str,
    text: String,
}

impl Reply {
    /// `text` is for the log of the sending host and the bounce it may write; what would break the line is cut out.
    pub fn new(code: u16, enhanced: &'static str, text: impl Into<String>) -> Self {
        let mut text: String = text.into();
        text.retain(|c| !c.is_control());
        // RFC 5321, 4.5.3.1.5: a reply line has at most 512 octets.
        text.truncate(text.floor_char_boundary(480));
        Self { code, enhanced, text }
    }

    /// Taken, durably.
    pub fn accepted() -> Self {
        Self::new(250, "2.0.0", "recorded")
    }

    /// Our own trouble: the client keeps the mail and comes again.
    pub fn later(text: impl Into<String>) -> Self {
        Self::new(451, "4.3.0", text)
    }

    pub fn code(&self) -> u16 {
        self.code
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let gap = if self.enhanced.is_empty() { "" } else { " " };
        out.extend_from_slice(format!("{} {}{gap}{}\r\n", self.code, self.enhanced, self.text).as_bytes());
    }
}
