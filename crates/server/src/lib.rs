//! The server of the club.
