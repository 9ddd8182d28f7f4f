//! `/healthz` and `/metrics`
use std::fmt::Write as _;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use frcec_store::{letters, lists};

use super::state::Web;

/// `GET /healthz`: 200 if the record answers, 503 if not.
pub(super) async fn healthz(State(web): State<Web>) -> Response {
    let answered = async {
        let mut tx = web.door().db().read().await?;
        letters::queued(&mut tx).await
    };
    match answered.await {
        Ok(_) => (StatusCode::OK, "ok\n").into_response(),
        Err(error) => {
            tracing::error!(%error, "the record does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the record does not answer\n").into_response()
        }
    }
}

/// `GET /metrics`: how the club stands, as Prometheus reads it. Numbers only, nothing about anybody.
pub(super) async fn metrics(State(web): State<Web>) -> Response {
    let read = async {
        let mut tx = web.door().db().read().await?;
        let mut text = String::from("# TYPE frcec_letters_queued gauge\n");
        let _ = writeln!(text, "frcec_letters_queued {}", letters::queued(&mut tx).await?);
        text.push_str("# TYPE frcec_games gauge\n");
        for count in lists::counts(&mut tx).await? {
            let _ = writeln!(text, "frcec_games{{state=\"{}\"}} {}", count.state, count.n);
        }
        Ok::<_, frcec_store::StoreError>(text)
    };
    match read.await {
        Ok(text) => ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response(),
        Err(error) => {
            tracing::error!(%error, "the record does not answer");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}
