//! The law of the club.
