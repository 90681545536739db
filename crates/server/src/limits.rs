mod buckets;
mod caller;

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use wire::{Code, PersonId, Problem};

use self::buckets::Buckets;
pub(crate) use self::caller::{Caller, Held, Network};
use crate::problem::{Refusal, refuse};
use crate::server::Server;

/// How much anybody may ask of a server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests of one address; of IPv6, here and below, of one /64.
    pub requests: Rate,
    /// Requests and messages of one person.
    pub messages: Rate,
    /// People and passwords made from one address: each is written to the disk, and a password takes long to hash.
    pub newcomers: Rate,
    /// Passwords tried for one name from one address, or on a device on which that account has been; for all names from
    /// one address four times as many, for one name from everywhere ten times.
    pub passwords: Rate,
    /// Letters that confirm an address: by one person, to one address, and ten times as many from one network.
    pub letters: Rate,
    /// Connections of one address at the same time, or, behind a proxy, requests, sockets and streams; and sockets of
    /// one person.
    pub connections: u32,
    /// How long a client may take to say what it wants.
    pub patience: Duration,
    /// Addresses without limits: programs that are trusted with any load.
    pub unlimited: Vec<IpAddr>,
    /// Proxies in front of the server: whom they name in `X-Forwarded-For` is who asks.
    pub proxies: Vec<IpAddr>,
}

/// So many at once, and then so many in a second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// How many in a second after that.
    pub per_second: f64,
}

impl Rate {
    fn times(self, times: f64) -> Self {
        Self { burst: self.burst * times, per_second: self.per_second * times }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate { burst: 300.0, per_second: 100.0 },
            messages: Rate { burst: 120.0, per_second: 30.0 },
            newcomers: Rate { burst: 60.0, per_second: 1.0 },
            passwords: Rate { burst: 5.0, per_second: 0.1 },
            letters: Rate { burst: 3.0, per_second: 1.0 / 3_600.0 },
            connections: 200,
            patience: Duration::from_secs(10),
            unlimited: Vec::new(),
            proxies: Vec::new(),
        }
    }
}

/// What everybody has asked for lately.
#[derive(Debug)]
pub(crate) struct Meter {
    limits: Limits,
    requests: Buckets<Network>,
    newcomers: Buckets<Network>,
    messages: Buckets<PersonId>,
    guesses: Buckets<(Network, String)>,
    guessed: Buckets<String>,
    tries: Buckets<Network>,
    devices: Buckets<String>,
    letters: Buckets<String>,
    posted: Buckets<Network>,
    connections: Arc<Mutex<HashMap<Network, u32>>>,
}

impl Meter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            requests: Buckets::default(),
            newcomers: Buckets::default(),
            messages: Buckets::default(),
            guesses: Buckets::default(),
            guessed: Buckets::default(),
            tries: Buckets::default(),
            devices: Buckets::default(),
            letters: Buckets::default(),
            posted: Buckets::default(),
            connections: Arc::default(),
        }
    }

    /// Who asks: the one behind the proxy, if a proxy that we know says so.
    fn caller(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> Caller {
        let proxied = peer.filter(|peer| self.limits.is_proxy(*peer)).and_then(|_| self.limits.forwarded(headers));
        let address = proxied.or(peer).filter(|address| !self.limits.is_free(*address));
        Caller(address.map(Network::of))
    }

    fn request(&self, Caller(network): Caller) -> Result<(), Problem> {
        network.map_or(Ok(()), |network| self.requests.take(network, self.limits.requests))
    }

    /// Somebody sends something.
    pub(crate) fn message(&self, caller: Caller, person: &PersonId) -> Result<(), Problem> {
        if caller.0.is_some() { self.messages.take(person.clone(), self.limits.messages) } else { Ok(()) }
    }

    /// Somebody new comes, or wants a password of their own.
    pub(crate) fn newcomer(&self, Caller(network): Caller) -> Result<(), Problem> {
        network.map_or(Ok(()), |network| self.newcomers.take(network, self.limits.newcomers))
    }

    /// Somebody tries a password for a name, which is one that somebody could have: no other is remembered.
    pub(crate) fn guess(&self, Caller(network): Caller, name: &str) -> Result<(), Problem> {
        let rate = self.limits.passwords;
        let name = name.to_lowercase();
        if let Some(network) = network {
            self.tries.take(network, rate.times(4.0))?;
            self.guesses.take((network, name.clone()), rate)?;
        }
        let guessed = self.guessed.take(name, rate.times(10.0));
        guessed
            .map_err(|problem| Problem { retry_after: problem.retry_after, ..refuse("too-many-guesses", problem.code) })
    }

    /// Somebody tries a password on a device on which it was right before.
    pub(crate) fn guess_on(&self, device: String) -> Result<(), Problem> {
        self.devices.take(device, self.limits.passwords)
    }

    /// Somebody has a letter sent to an address, which may be a stranger's.
    pub(crate) fn letter(&self, Caller(network): Caller, person: &PersonId, address: &str) -> Result<(), Problem> {
        let rate = self.limits.letters;
        if let Some(network) = network {
            self.posted.take(network, rate.times(10.0))?;
        }
        self.letters.take(format!("by {person}"), rate)?;
        self.letters.take(format!("to {}", address.to_lowercase()), rate)
    }

    /// Somebody connects; nothing where they have too many connections.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Connected> {
        let free = self.limits.is_free(address) || self.limits.is_proxy(address);
        self.count(Network::of(address), if free { u32::MAX } else { self.limits.connections })
    }

    /// Somebody behind a proxy asks for something: each of their requests is a connection, as long as it is held.
    fn connect_behind(&self, peer: Option<IpAddr>, Caller(network): Caller) -> Result<Option<Connected>, Problem> {
        let proxy = peer.filter(|peer| self.limits.is_proxy(*peer)).map(Network::of);
        let behind = network.filter(|network| proxy.is_some_and(|proxy| proxy != *network));
        let counted = behind.map(|network| self.count(network, self.limits.connections));
        counted.map(|counted| counted.ok_or_else(|| too_many(1.0))).transpose()
    }

    fn count(&self, network: Network, most: u32) -> Option<Connected> {
        let mut connections = lock(&self.connections);
        let open = connections.entry(network).or_default();
        if *open >= most {
            return None;
        }
        *open += 1;
        drop(connections);
        Some(Connected { network, connections: self.connections.clone() })
    }

    /// Whether somebody may have one more socket beside those that they have.
    pub(crate) fn socket(&self, caller: Caller, open: usize) -> Result<(), Problem> {
        let full = caller.0.is_some() && open >= self.limits.connections as usize;
        if full { Err(too_many(1.0)) } else { Ok(()) }
    }
}

/// An open connection.
#[derive(Debug)]
pub(crate) struct Connected {
    network: Network,
    connections: Arc<Mutex<HashMap<Network, u32>>>,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut connections = lock(&self.connections);
        if let Some(open) = connections.get_mut(&self.network) {
            *open -= 1;
            if *open == 0 {
                connections.remove(&self.network);
            }
        }
    }
}

/// Refuses whoever asks too much, and lets the others know who they are.
pub(crate) async fn per_address(
    State(server): State<Server>,
    mut request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let caller = server.meter().caller(peer, request.headers());
    server.meter().request(caller)?;
    if let Some(connected) = server.meter().connect_behind(peer, caller)? {
        request.extensions_mut().insert(Held::new(connected));
    }
    request.extensions_mut().insert(caller);
    Ok(next.run(request).await)
}

fn too_many(seconds: f64) -> Problem {
    Problem { retry_after: Some(seconds.ceil().max(1.0) as u32), ..refuse("too-many-requests", Code::TooMany) }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_that_we_know_says_who_asks_and_nobody_else_can() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let limits =
            Limits { proxies: vec![address("10.0.0.1")], unlimited: vec![address("10.0.0.9")], ..Limits::default() };
        let meter = Meter::new(limits);
        let headers = HeaderMap::from_iter([(
            "x-forwarded-for".parse().expect("a name"),
            "6.6.6.6, 7.7.7.7".parse().expect("a value"),
        )]);
        let caller = |peer| meter.caller(Some(address(peer)), &headers);
        assert_eq!(caller("10.0.0.1"), Caller(Some(Network::of(address("7.7.7.7")))));
        assert_eq!(caller("10.0.0.2"), Caller(Some(Network::of(address("10.0.0.2")))));
        assert_eq!(caller("10.0.0.9"), Caller(None));
    }

    #[test]
    fn whoever_tries_many_names_from_one_address_is_refused_and_others_are_not() {
        let meter = Meter::new(Limits::default());
        let caller = |number: u8| Caller(Some(Network::of([10, 0, 0, number].into())));
        let good = (0..50).filter(|name| meter.guess(caller(1), &format!("name {name}")).is_ok()).count();
        assert_eq!(good, 20);
        assert!(meter.guess(caller(2), "Ada").is_ok());
    }

    #[test]
    fn connections_of_one_address_are_bounded_and_come_back() {
        let meter = Meter::new(Limits { connections: 1, ..Limits::default() });
        let address = "10.0.0.2".parse().expect("an address");
        let open = meter.connect(address);
        assert!(open.is_some() && meter.connect(address).is_none());
        drop(open);
        assert!(meter.connect(address).is_some());
    }
}
