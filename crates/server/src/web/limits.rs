//! How often one address of the network may try to log in.
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::routing::MethodRouter;
use tower_governor::GovernorLayer;
use tower_governor::errors::GovernorError;
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::KeyExtractor;

use super::state::Web;

/// Attempts at once; after them one more every [`PERIOD`].
const BURST: u32 = 10;
const PERIOD: Duration = Duration::from_secs(6);

/// The other end of the connection. Behind a proxy all visitors share its address and the limit with it: better than to
/// believe a header that anybody can write.
#[derive(Clone, Copy, Debug)]
struct Peer;

impl KeyExtractor for Peer {
    type Key = IpAddr;

    fn extract<T>(&self, request: &Request<T>) -> Result<IpAddr, GovernorError> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        Ok(peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip()))
    }
}

/// Sets the limit on the forms of logging in.
pub(super) fn login(routes: MethodRouter<Web>) -> MethodRouter<Web> {
    let mut builder = GovernorConfigBuilder::default().key_extractor(Peer);
    let config = builder.period(PERIOD).burst_size(BURST).finish();
    match config {
        Some(config) => routes.layer(GovernorLayer::new(Arc::new(config))),
        // Only a period or a burst of zero has no configuration.
        None => routes,
    }
}
