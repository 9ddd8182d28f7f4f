//! `frcec serve`: LMTP, worker and pages in one process.

use std::future::Future;
use std::io::Write as _;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::club::Club;
use super::reception::Reception;
use super::{ClubArgs, Outcome};
use crate::clock::Clock;
use crate::config::Config;
use crate::ids::Ids;
use crate::mail::imap::Intake;
use crate::mail::{lmtp, transport};
use crate::web::mailroom::PostOffice;
use crate::web::{self, Web};
use crate::worker::Worker;

/// How long what is running may take to end after SIGTERM.
const GRACE: Duration = Duration::from_secs(20);

/// Run the club: mail in, letters out, pages
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    club: ClubArgs,
}

pub fn run(args: &Args) -> Outcome {
    super::log_to_stderr();
    super::block_on(async {
        let config = Config::load(&args.club.config)?;
        // Before anything is made that has to be taken away again.
        check_key(&config)?;
        let club = Club::with(config, Clock::System, Ids::system()).await?;
        let terminated = terminated()?;
        serve(club, None, terminated).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Serves until `end` is ready; then lets what is running end. With a post office the pages have the demo's mailroom.
pub async fn serve(
    club: Club,
    post: Option<Arc<dyn PostOffice>>,
    end: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let Club { config, door } = club;
    super::club::sound(door.db()).await?;
    // Everything that may be taken or forbidden is found out before anything starts.
    let mail = lmtp::Listener::bind(&config.lmtp.listen, &config.domain)
        .await
        .with_context(|| format!("cannot listen for mail on {} (key lmtp.listen)", config.lmtp.listen))?;
    let pages = TcpListener::bind(config.web.listen)
        .await
        .with_context(|| format!("cannot listen for pages on {} (key web.listen)", config.web.listen))?;
    let transport = transport::open(&config.outgoing, config.host_name())?;
    let worker = signing(Worker::new(door.clone(), Arc::from(transport)), &config)?;
    let reception = Arc::new(Reception::open(&config, door.clone())?);
    let intake = match &config.imap {
        Some(imap) => {
            let (db, clock) = (door.db().clone(), door.clock().clone());
            Some(Intake::open(imap.clone(), &config.domain, reception.ingress().clone(), db, clock)?)
        }
        None => None,
    };

    let mut out = std::io::stdout();
    // Nobody may be listening to standard output; the club serves all the same.
    let _ = writeln!(out, "LMTP on {}", mail.address());
    let _ = writeln!(out, "pages on http://{}", pages.local_addr()?);

    if let Some(directory) = config.outgoing.directory.as_deref().filter(|_| post.is_none()) {
        let facts = [("directory", directory.display().to_string().into())];
        let _ = writeln!(out, "{}", super::say("keeper-letters-are-files", &facts));
    }

    let (stop, stopped) = watch::channel(false);
    let mut parts = JoinSet::new();
    let settings = lmtp::Settings { connections: config.lmtp.connections, ..lmtp::Settings::default() };
    parts.spawn(mail.serve(reception, settings, stopped.clone()));
    parts.spawn(worker.run(stopped.clone()));
    if let Some(intake) = intake {
        parts.spawn(intake.run(stopped.clone()));
    }
    parts.spawn(serve_pages(pages, web::router(Web::new(door.clone(), post)), stopped));

    let mut died = None;
    tokio::select! {
        () = end => tracing::info!("going down"),
        part = parts.join_next() => died = part,
    }
    // An error means that nobody is left to be told.
    let _ = stop.send(true);
    let ended = tokio::time::timeout(GRACE, async { while parts.join_next().await.is_some() {} }).await;
    if ended.is_err() {
        tracing::warn!("some work did not end in time; it was not acknowledged and will come again");
    }
    door.db().close().await;
    match died {
        // No part ends before it is told to.
        Some(part) => {
            Err(part.err().map_or_else(|| anyhow::anyhow!("a part of the server ended"), anyhow::Error::from))
        }
        None => Ok(()),
    }
}

/// The worker with the signature that the configuration asks for.
#[cfg(feature = "mail-auth")]
fn signing(worker: Worker, config: &Config) -> anyhow::Result<Worker> {
    let Some(dkim) = &config.dkim else { return Ok(worker) };
    Ok(worker.signing(crate::mail::dkim::Signer::open(dkim, &config.domain)?))
}

/// Whether letters can be signed with the key that the configuration names.
#[cfg(feature = "mail-auth")]
fn check_key(config: &Config) -> anyhow::Result<()> {
    if let Some(dkim) = &config.dkim {
        crate::mail::dkim::Signer::open(dkim, &config.domain)?;
    }
    Ok(())
}

/// Without the feature, what asks for it is refused where the worker is made.
#[cfg(not(feature = "mail-auth"))]
fn check_key(_config: &Config) -> anyhow::Result<()> {
    Ok(())
}

#[cfg(not(feature = "mail-auth"))]
fn signing(worker: Worker, config: &Config) -> anyhow::Result<Worker> {
    anyhow::ensure!(config.dkim.is_none(), "[dkim]: this frcec was built without the feature mail-auth");
    Ok(worker)
}

async fn serve_pages(listener: TcpListener, router: axum::Router, mut stopped: watch::Receiver<bool>) {
    let service = router.into_make_service_with_connect_info::<std::net::SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(async move {
        let _ = stopped.wait_for(|&stop| stop).await;
    });
    if let Err(error) = served.await {
        tracing::error!(%error, "pages are no longer served");
    }
}

/// Ready at the first SIGTERM or SIGINT.
pub fn terminated() -> anyhow::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate()).context("cannot listen for SIGTERM")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("cannot listen for SIGINT")?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}
