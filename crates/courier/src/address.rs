use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is one of the open internet: what belongs to a house, a machine or a test is not.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_4(address),
        IpAddr::V6(address) => is_public_6(address),
    }
}

fn is_public_4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_protocols = (a, b, c) == (192, 0, 0) || (a, b, c) == (192, 88, 99);
    let is_trial = a == 198 && (b == 18 || b == 19);
    let is_kept_back = a == 0 || a >= 224;
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || is_shared
        || is_protocols
        || is_trial
        || is_kept_back)
}

/// Of IPv6 only what is handed out to the world is public, and an address that stands for one of IPv4 is what that is.
fn is_public_6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let embedded = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_4(Ipv4Addr::new(a, b, c, d))
    };
    match parts {
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => embedded(high, low),
        [0x2002, high, low, ..] => embedded(high, low),
        [0x2001, second, ..] => second >= 0x200 && second != 0xdb8,
        [0x3fff, second, ..] => second >= 0x1000,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_belongs_to_a_house_a_machine_or_a_test_is_not_public() {
        for inside in [
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.7",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "3fff::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2002:a00:1::",
            "::127.0.0.1",
        ] {
            assert!(!is_public(inside.parse().expect("an address")), "{inside}");
        }
    }

    #[test]
    fn the_rest_of_the_world_is_public() {
        for outside in [
            "1.1.1.1",
            "9.9.9.9",
            "172.15.0.1",
            "172.32.0.1",
            "100.63.0.1",
            "100.128.0.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450::1",
            "::ffff:1.1.1.1",
            "64:ff9b::101:101",
            "2002:101:101::",
            "2001:200::1",
        ] {
            assert!(is_public(outside.parse().expect("an address")), "{outside}");
        }
    }
}
