//! Mail in and mail out.

pub mod limits;
pub mod lmtp;
pub mod transport;
