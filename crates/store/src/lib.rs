//! The record of the club.
