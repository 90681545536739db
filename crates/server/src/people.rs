use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use wire::{Account, Code, Me, NewAccount, NewGuest, NewName, PersonId, Problem};

use crate::hashing::{Asker, NOBODYS};
use crate::limits::Caller;
use crate::names;
use crate::problem::{Refusal, refuse};
use crate::server::Server;
use crate::session::{Anyone, Body, Known, Session};
use crate::store::{Person, StoreError};

pub(crate) fn router() -> Router<Server> {
    Router::new()
        .route("/guest", post(become_guest))
        .route("/me", get(me).patch(rename).delete(delete))
        .route("/account", post(make_account))
        .route("/session", post(sign_in).delete(sign_out))
        .layer(DefaultBodyLimit::max(LARGEST))
}

/// The largest request: a name and a password or two, however they are written.
const LARGEST: usize = 8 * 1024;
/// How many letters a password has at least.
const SHORTEST_PASSWORD: usize = 10;
/// How many bytes of a password are looked at.
const LONGEST_PASSWORD: usize = 1_000;

async fn become_guest(
    State(server): State<Server>,
    caller: Caller,
    session: Session,
    Body(guest): Body<NewGuest>,
) -> Result<impl IntoResponse, Refusal> {
    let name = names::good(&guest.name)?;
    server.meter().newcomer(caller)?;
    free_name(&server, &name, None).await?;
    let person = Person { id: PersonId(server.machine().name()), name, password: None, made: server.now() };
    server.store().add_person(&person).await?;
    Ok((StatusCode::CREATED, session.begin(&server, &person).await?, shown(&person)))
}

/// Who this is; nothing for somebody new, which is no mistake.
async fn me(Anyone(person): Anyone) -> Json<Option<Me>> {
    Json(person.map(|person| shown(&person).0))
}

async fn rename(
    State(server): State<Server>,
    Known(person): Known,
    Body(new): Body<NewName>,
) -> Result<Json<Me>, Refusal> {
    let name = names::good(&new.name)?;
    free_name(&server, &name, Some(&person)).await?;
    let person = Person { name, ..person };
    server.store().change_person(&person).await?;
    server.renamed(&person.id, &person.name).await;
    Ok(shown(&person))
}

async fn delete(
    State(server): State<Server>,
    session: Session,
    Known(person): Known,
) -> Result<impl IntoResponse, Refusal> {
    server.to_the_end(server.clone().forget_all(person.id)).await?;
    Ok((session.end(&server).await?, StatusCode::NO_CONTENT))
}

impl Server {
    /// Forgets somebody.
    async fn forget_all(self, person: PersonId) -> Result<(), StoreError> {
        self.leave_all(&person).await;
        // While they are known it can be tried again.
        self.store().forget_words(&person).await?;
        self.ended(self.store().delete_person(&person).await)?;
        self.clone().heed(Some(person.clone())).await;
        self.gone(&person).await;
        // What was said meanwhile; no table takes up another word from them.
        self.store().forget_words(&person).await
    }

    /// Somebody has another name or password: whoever knew the old one, or had a copy of the cookie, is out.
    async fn change(self, person: Person) -> Result<(), StoreError> {
        self.store().change_person(&person).await?;
        self.ended(self.store().end_sessions(&person.id).await)?;
        self.renamed(&person.id, &person.name).await;
        Ok(())
    }
}

/// Makes an account of a guest, who keeps everything, or of nobody; or changes the password.
async fn make_account(
    State(server): State<Server>,
    caller: Caller,
    session: Session,
    Anyone(guest): Anyone,
    Body(account): Body<NewAccount>,
) -> Result<impl IntoResponse, Refusal> {
    let name = names::good(&account.name)?;
    if !(SHORTEST_PASSWORD..=200).contains(&account.password.chars().count()) {
        return Err(Refusal(refuse("password-bad", Code::Credentials)));
    }
    if let Some(guest) = &guest {
        knows_old(&server, caller, &session, guest, account.old).await?;
    }
    server.meter().newcomer(caller)?;
    free_name(&server, &name, guest.as_ref()).await?;
    let password = Some(server.hashing().hash(Asker::Stranger(caller), &name, account.password).await?);
    let person = match guest {
        Some(guest) => {
            let person = Person { name, password, ..guest };
            server.to_the_end(server.clone().change(person.clone())).await?;
            person
        }
        None => {
            let person = Person { id: PersonId(server.machine().name()), name, password, made: server.now() };
            server.store().add_person(&person).await?;
            person
        }
    };
    Ok((StatusCode::CREATED, session.begin(&server, &person).await?, shown(&person)))
}

/// Refuses whoever is signed in and does not know the password: a cookie can be borrowed.
async fn knows_old(
    server: &Server,
    caller: Caller,
    session: &Session,
    person: &Person,
    old: Option<String>,
) -> Result<(), Problem> {
    let Some(hashed) = person.password.clone() else { return Ok(()) };
    let old = old.ok_or_else(|| refuse("old-password-missing", Code::Credentials))?;
    let asker = guess(server, caller, session.device(&person.id), &person.name)?;
    let right = old.len() <= LONGEST_PASSWORD && server.hashing().verify(asker, old, hashed).await?;
    if right { Ok(()) } else { Err(refuse("old-password-wrong", Code::Credentials)) }
}

async fn sign_in(
    State(server): State<Server>,
    caller: Caller,
    session: Session,
    Body(account): Body<Account>,
) -> Result<impl IntoResponse, Refusal> {
    let wrong = || Refusal(refuse("wrong-credentials", Code::Credentials));
    // Nobody can have such a name: nothing is remembered of it.
    let nobodys = account.name.chars().count() > names::LONGEST || account.name.contains(char::is_control);
    if account.password.len() > LONGEST_PASSWORD || nobodys {
        return Err(wrong());
    }
    let mut asker = Asker::Stranger(caller);
    let has_device = session.has_device();
    if !has_device {
        asker = guess(&server, caller, None, &account.name)?;
    }
    let person = called(&server, &account.name).await?;
    if has_device {
        let device = person.as_ref().and_then(|person| session.device(&person.id));
        asker = guess(&server, caller, device, &account.name)?;
    }
    let known = person.as_ref().and_then(|person| person.password.clone());
    // Whether there is such an account must not show in the time that the answer takes.
    let hashed = known.unwrap_or_else(|| NOBODYS.to_owned());
    if !server.hashing().verify(asker, account.password, hashed).await? {
        return Err(wrong());
    }
    let person = person.ok_or_else(wrong)?;
    Ok((session.begin(&server, &person).await?, shown(&person)))
}

/// Whoever has the account of a name, as it was written or as names are shown.
async fn called(server: &Server, name: &str) -> Result<Option<Person>, Problem> {
    match server.store().account(name).await? {
        Some(person) => Ok(Some(person)),
        None => Ok(server.store().account(&names::tidy(name)).await?),
    }
}

/// Counts a guess: whoever has a device on which that account has been is held up by nobody else.
fn guess(server: &Server, caller: Caller, device: Option<String>, name: &str) -> Result<Asker, Problem> {
    match device {
        Some(device) => server.meter().guess_on(device).map(|()| Asker::Known),
        None => server.meter().guess(caller, name).map(|()| Asker::Stranger(caller)),
    }
}

async fn sign_out(State(server): State<Server>, session: Session) -> Result<impl IntoResponse, Refusal> {
    Ok((session.end(&server).await?, StatusCode::NO_CONTENT))
}

/// Whether nobody else has an account whose name is this or looks like it: nobody plays under another's name.
async fn free_name(server: &Server, name: &str, person: Option<&Person>) -> Result<(), Problem> {
    // Whoever had their name before names were compared keeps it.
    if person.is_some_and(|person| person.password.is_some() && person.name == name) {
        return Ok(());
    }
    let namesakes = server.store().namesakes(name).await?;
    let Some(other) = namesakes.iter().find(|other| Some(&other.id) != person.map(|person| &person.id)) else {
        return Ok(());
    };
    let same = other.name.to_lowercase() == name.to_lowercase();
    Err(refuse(if same { "name-taken" } else { "name-alike" }, Code::Name))
}

fn shown(person: &Person) -> Json<Me> {
    let Person { id, name, password, .. } = person;
    Json(Me { id: id.clone(), name: name.clone(), account: password.is_some() })
}
