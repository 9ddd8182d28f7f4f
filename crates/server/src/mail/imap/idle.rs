//! Waiting until the server says that the mailbox has changed (IDLE, RFC 2177).

use async_imap::types::UnsolicitedResponse;

use super::wire::Imapped;
use super::{Patience, Trouble, within};

/// Ready when there may be new mail, or when the waiting must be renewed. A connection that died without a word does not
/// answer the renewal.
pub(super) async fn wait(session: Imapped, patience: Patience) -> Result<Imapped, Trouble> {
    let said = session.unsolicited_responses.clone();
    let mut idle = session.idle();
    within(patience.step, idle.init()).await??;
    // Mail that came since the last look was told before the server began to wait, and is not told again.
    let mut new = false;
    while let Ok(response) = said.try_recv() {
        new |= matches!(response, UnsolicitedResponse::Exists(_));
    }
    if !new {
        let (change, _stop) = idle.wait_with_timeout(patience.idle);
        // The inner time begins anew with each "still here" of the server; this one does not.
        if let Ok(change) = tokio::time::timeout(patience.idle, change).await {
            drop(change?);
        }
    }
    Ok(within(patience.step, idle.done()).await??)
}
