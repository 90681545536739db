use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use super::{Connected, Limits};

/// Whom limits count as one: an IPv4 address, or the /64 that one household or machine has of IPv6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl Network {
    pub(crate) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))),
            address @ IpAddr::V4(_) => Self(address),
        }
    }
}

/// Who asks, as far as limits go: nobody in particular where no address is known, and for those without limits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Caller(pub(super) Option<Network>);

impl Caller {
    /// Who sent a request.
    pub(crate) fn of(extensions: &Extensions) -> Self {
        extensions.get().copied().unwrap_or_default()
    }

    /// From where, for those with limits.
    pub(crate) const fn network(self) -> Option<Network> {
        self.0
    }
}

/// The connection that a request came over: it counts for as long as anybody has this.
#[derive(Clone, Debug, Default)]
pub(crate) struct Held {
    _connection: Option<Arc<Connected>>,
}

impl Held {
    pub(crate) fn new(connection: Connected) -> Self {
        Self { _connection: Some(Arc::new(connection)) }
    }
}

impl<S: Sync> FromRequestParts<S> for Held {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or_default())
    }
}

impl Limits {
    /// Whether an address has no limits.
    pub(super) fn is_free(&self, address: IpAddr) -> bool {
        is_among(&self.unlimited, address)
    }

    pub(super) fn is_proxy(&self, address: IpAddr) -> bool {
        is_among(&self.proxies, address)
    }

    /// Whom the proxies in front of us name: the last who is none of them. What was said before that is hearsay.
    pub(super) fn forwarded(&self, headers: &HeaderMap) -> Option<IpAddr> {
        for line in headers.get_all("x-forwarded-for").iter().rev() {
            for name in line.to_str().ok()?.rsplit(',') {
                let address = address(name.trim())?;
                if !self.is_proxy(address) {
                    return Some(address);
                }
            }
        }
        None
    }
}

fn is_among(known: &[IpAddr], address: IpAddr) -> bool {
    known.iter().any(|known| known.to_canonical() == address.to_canonical())
}

/// An address as proxies write it, some with a port.
fn address(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn named(lines: &[&str]) -> Option<IpAddr> {
        let limits = Limits { proxies: vec![at("10.0.0.1"), at("10.0.0.2")], ..Limits::default() };
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().expect("a value"));
        }
        limits.forwarded(&headers)
    }

    #[test]
    fn the_last_line_says_who_asks_and_what_stands_before_it_is_hearsay() {
        assert_eq!(named(&["6.6.6.6", "7.7.7.7"]), Some(at("7.7.7.7")));
        assert_eq!(named(&["6.6.6.6, 7.7.7.7"]), Some(at("7.7.7.7")));
        assert_eq!(named(&["6.6.6.6, 7.7.7.7", "10.0.0.2"]), Some(at("7.7.7.7")), "one proxy behind another");
        assert_eq!(named(&["7.7.7.7:4711"]), Some(at("7.7.7.7")));
        assert_eq!(named(&["[2001:db8::1]:4711"]), Some(at("2001:db8::1")));
        assert_eq!(named(&["7.7.7.7, unknown"]), None, "what cannot be read stands for nobody");
        assert_eq!(named(&[]), None);
    }

    #[test]
    fn the_addresses_of_one_household_count_as_one() {
        assert_eq!(Network::of(at("2001:db8:1:2::1")), Network::of(at("2001:db8:1:2:ffff::9")));
        assert_ne!(Network::of(at("2001:db8:1:2::1")), Network::of(at("2001:db8:1:3::1")));
        assert_eq!(Network::of(at("::ffff:10.0.0.9")), Network::of(at("10.0.0.9")));
        assert_ne!(Network::of(at("10.0.0.8")), Network::of(at("10.0.0.9")));
    }
}
