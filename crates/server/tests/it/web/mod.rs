//! The pages: every route against every role, forms that come wrong, logging in, the director's desk.
mod clocks;
mod delay;
mod desk;
mod director;
mod events;
mod forms;
mod held;
mod lines;
mod links;
mod login;
mod members;
mod mine;
mod office;
mod own_letters;
mod pages;
mod routes;
mod rulings;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use frcec_server::{
    door::{Actor, AddMember, Command, MemberCommand},
    web::{self, Web},
};
use frcec_store::{
    PlayerId,
    players::{self, Role},
    testing::TestDb,
};
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;

use crate::club::Club;

/// A club with its pages.
pub struct Site {
    pub club: Club,
    router: Router,
}

/// What a page answered.
pub struct Answer {
    pub status: StatusCode,
    pub location: Option<String>,
    cookie: Option<String>,
    policy: Option<String>,
    pub body: String,
}

impl Answer {
    /// The cookie that it sets.
    pub fn cookie(&self) -> Option<String> {
        self.cookie.clone()
    }
}

impl Site {
    /// A club with Anna and Boris, who play; Carol, who does not; Dora, a director; Emil, an admin.
    pub async fn open(record: TestDb) -> Self {
        let club = Club::open(record);
        for (handle, name, role) in [
            ("anna", "Anna Alder", Role::Member),
            ("boris", "Boris Bern", Role::Member),
            ("carol", "Carol Cole", Role::Member),
            ("dora", "Dora Dahl", Role::Director),
            ("emil", "Emil Ek", Role::Admin),
        ] {
            let add = AddMember {
                address: format!("{handle}@example.org"),
                name: Some(name.to_owned()),
                handle: Some(handle.to_owned()),
                role,
                zone: "Europe/Berlin".to_owned(),
                lang: "en".to_owned(),
                country: None,
            };
            club.submit(Actor::Club, Command::Member(MemberCommand::Add(add))).await.unwrap();
        }
        let router = web::router(Web::new(club.door.clone(), None));
        Self { club, router }
    }

    /// A member's number.
    pub async fn id(&self, handle: &str) -> PlayerId {
        let mut tx = self.club.door.db().read().await.unwrap();
        players::by_handle(&mut tx, handle).await.unwrap().expect("a member").id
    }

    async fn send(&self, request: Request<Body>) -> Answer {
        let response: Response<Body> = self.router.clone().oneshot(request).await.unwrap();
        let header = |name| {
            let value = response.headers().get(name)?;
            Some(value.to_str().unwrap().to_owned())
        };
        let (location, policy) = (header(header::LOCATION), header(header::CONTENT_SECURITY_POLICY));
        let cookie = header(header::SET_COOKIE).map(|cookie| cookie.split(';').next().unwrap().to_owned());
        let status = response.status();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        Answer { status, location, cookie, policy, body: String::from_utf8_lossy(&body).into_owned() }
    }

    pub async fn get(&self, path: &str, cookie: Option<&str>) -> Answer {
        let mut request = Request::get(path);
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        self.send(request.body(Body::empty()).unwrap()).await
    }

    pub async fn post(&self, path: &str, cookie: Option<&str>, form: &[(&str, &str)]) -> Answer {
        let mut request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::HOST, "127.0.0.1:8960")
            .header("sec-fetch-site", "same-origin");
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        self.send(request.body(Body::from(encode(form))).unwrap()).await
    }

    /// The secret of the newest link mailed.
    async fn mailed_link(&self) -> String {
        let letters = self.club.letters().await;
        let text = &letters.last().expect("a letter").text;
        let (_, rest) = text.split_once("/login/").expect("a link");
        rest.chars().take_while(char::is_ascii_hexdigit).collect()
    }

    /// Logs a member in by mail; the cookie.
    pub async fn log_in(&self, handle: &str) -> String {
        self.club.letters().await;
        let address = format!("{handle}@example.org");
        assert_eq!(self.post("/login", None, &[("address", &address)]).await.status, StatusCode::OK);
        let secret = self.mailed_link().await;
        let answer = self.post(&format!("/login/{secret}"), None, &[]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        answer.cookie.expect("a cookie")
    }
}

/// A page of a club, as a visitor reads it.
pub async fn page(club: &Club, path: &str) -> String {
    let router = web::router(Web::new(club.door.clone(), None));
    let response = router.oneshot(Request::get(path).body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    let body = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8_lossy(&body).into_owned()
}

/// The value of a hidden field of a page's form.
pub fn hidden(page: &str, name: &str) -> String {
    let (_, rest) =
        page.split_once(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("{name}: {page}"));
    rest.split('"').next().unwrap().to_owned()
}

/// Looks at a ruling, states the reason and does it.
pub async fn rule(site: &Site, cookie: &str, path: &str, form: &[(&str, &str)], reason: &str) -> Answer {
    let preview = site.post(path, Some(cookie), form).await;
    assert_eq!(preview.status, StatusCode::OK, "{}", preview.body);
    let key = hidden(&preview.body, "key");
    let mut form = form.to_vec();
    form.extend([("step", "do"), ("key", key.as_str()), ("reason", reason)]);
    site.post(path, Some(cookie), &form).await
}

fn encode(form: &[(&str, &str)]) -> String {
    let escape = |text: &str| -> String {
        let octet = |octet: u8| match octet {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(octet).to_string(),
            _ => format!("%{octet:02X}"),
        };
        text.bytes().map(octet).collect()
    };
    form.iter()
        .map(|(name, value)| format!("{}={}", escape(name), escape(value)))
        .collect::<Vec<_>>()
        .join("&")
}
