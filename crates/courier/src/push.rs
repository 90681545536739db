use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::{digest, hmac};
use serde_json::json;

use crate::Notice;
use crate::road::Letter;

/// The longest text of a notice to a browser, in bytes: with what stands around it, push services take 4096.
const LONGEST: usize = 3_000;
/// For how long a push service keeps a notice for a browser that is away.
const KEPT: Duration = Duration::from_secs(24 * 3_600);
/// For how long what we say of ourselves is believed, in seconds: a day at most, by RFC 8292.
const BELIEVED: u64 = 12 * 3_600;

/// What a server says of itself to push services (RFC 8292): a browser is written to only by whoever it subscribed to.
#[derive(Clone)]
pub struct Vapid {
    key: SigningKey,
    public: String,
}

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Vapid").field("public", &self.public).finish_non_exhaustive()
    }
}

impl Vapid {
    /// The key that these bytes are; nothing where they are none, as hardly any are.
    #[must_use]
    pub fn of(secret: &[u8; 32]) -> Option<Self> {
        let secret = SecretKey::from_slice(secret).ok()?;
        let public = BASE64.encode(secret.public_key().to_sec1_bytes());
        Some(Self { key: SigningKey::from(secret), public })
    }

    /// The key as it is kept: [`of`](Self::of) these bytes, which are as hexadecimal digits here.
    #[must_use]
    pub fn kept(text: &str) -> Option<Self> {
        let digits = text.as_bytes();
        let byte = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..digits.len() / 2).map(byte).collect();
        Self::of(bytes?.as_slice().try_into().ok()?)
    }

    /// The public key, as browsers subscribe to it.
    #[must_use]
    pub fn public(&self) -> &str {
        &self.public
    }

    /// What is said to the push service at an address.
    fn authorization(&self, audience: &str, contact: &str, seconds: u64) -> String {
        let part = |part: &serde_json::Value| BASE64.encode(part.to_string());
        let head = part(&json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(&json!({ "aud": audience, "exp": seconds + BELIEVED, "sub": contact }));
        let signature: Signature = self.key.sign(format!("{head}.{claims}").as_bytes());
        format!("vapid t={head}.{claims}.{}, k={}", BASE64.encode(signature.to_bytes()), self.public)
    }
}

/// A browser that wants to be told something, as it says itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Browser {
    address: String,
    key: PublicKey,
    auth: [u8; 16],
}

impl Browser {
    /// A browser by the address that its push service gave it, its key and its secret, both in Base64.
    #[must_use]
    pub fn new(address: &str, key: &str, auth: &str) -> Option<Self> {
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let key = PublicKey::from_sec1_bytes(&bytes(key)?).ok()?;
        let auth = bytes(auth)?.as_slice().try_into().ok()?;
        Some(Self { address: address.to_owned(), key, auth })
    }

    /// A notice for this browser, that nobody in between can read. The bytes are to be ones that nobody can guess.
    ///
    /// Nothing where its address is none, or the bytes are no key, as hardly any are.
    #[must_use]
    pub fn letter(
        &self,
        notice: &Notice,
        vapid: &Vapid,
        contact: &str,
        seconds: u64,
        chance: &[u8; 48],
    ) -> Option<Letter> {
        let (once, salt) = chance.split_at(32);
        let once = SecretKey::from_slice(once).ok()?;
        let salt = salt.try_into().ok()?;
        let audience = origin(&self.address)?;
        let topic = format!("{} {}", notice.table.as_deref().unwrap_or_default(), notice.occasion);
        let topic = BASE64.encode(&digest::digest(&digest::SHA256, topic.as_bytes()).as_ref()[..18]);
        let headers = vec![
            ("authorization", vapid.authorization(&audience, contact, seconds)),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.as_secs().to_string()),
            ("urgency", if notice.occasion == "talk" { "normal" } else { "high" }.to_owned()),
            // Of what waits for a browser that is away, the latest is enough.
            ("topic", topic),
        ];
        Some(Letter { address: self.address.clone(), headers, body: self.sealed(&told(notice), &once, salt)? })
    }

    /// Text that this browser alone can read, as RFC 8291 has it: one record of RFC 8188.
    fn sealed(&self, text: &str, once: &SecretKey, salt: [u8; 16]) -> Option<Vec<u8>> {
        let ours = once.public_key().to_sec1_bytes();
        let shared = once.diffie_hellman(&self.key);
        let pseudo = hash(&self.auth, &[shared.raw_secret_bytes().as_slice()]);
        let material = hash(&pseudo, &[b"WebPush: info\0", &self.key.to_sec1_bytes(), &ours, &[1]]);
        let pseudo = hash(&salt, &[&material]);
        let key = hash(&pseudo, &[b"Content-Encoding: aes128gcm\0", &[1]]);
        let nonce = hash(&pseudo, &[b"Content-Encoding: nonce\0", &[1]]);
        let mut record = text.as_bytes().to_vec();
        // The mark of the last record.
        record.push(2);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).ok()?);
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).ok()?;
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
        let size = 4096_u32.to_be_bytes();
        Some([&salt[..], &size, &[ours.len() as u8], &ours, &record].concat())
    }
}

/// HMAC-SHA-256 of all these, one after the other.
fn hash(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
    for part in parts {
        context.update(part);
    }
    let mut hash = [0; 32];
    hash.copy_from_slice(context.sign().as_ref());
    hash
}

/// A notice as the page's own worker reads it, short enough for every push service.
fn told(notice: &Notice) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut text: String = notice.text.chars().map(plain).take(LONGEST / 4).collect();
    if notice.text.chars().count() > LONGEST / 4 {
        text.push('…');
    }
    serde_json::to_string(&Notice { text, ..notice.clone() }).expect("a notice has a JSON form")
}

/// Where an address is, without what leads further.
fn origin(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next().filter(|host| !host.is_empty())?;
    Some(format!("{scheme}://{host}"))
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;
    use serde_json::Value;

    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        BASE64.decode(text).expect("Base64").as_slice().try_into().expect("so many bytes")
    }

    /// The browser of RFC 8291, appendix A.
    fn browser() -> Browser {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        Browser::new("https://push.example/send/x", key, "BTBZMqHH6r4Tts7J_aSIgg").expect("a browser")
    }

    #[test]
    fn a_notice_is_sealed_as_the_example_of_the_standard_is() {
        let once = SecretKey::from_slice(&bytes::<32>("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).expect("a key");
        let sealed =
            browser().sealed("When I grow up, I want to be a watermelon", &once, bytes::<16>("DGv6ra1nlYgDCS1FRnbzlw"));
        let example = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
            EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed.expect("a message")), example);
    }

    #[test]
    fn what_we_say_of_ourselves_is_signed_for_one_push_service_and_for_hours() {
        let vapid = Vapid::of(&[7; 32]).expect("a key");
        let said = vapid.authorization("https://push.example", "mailto:host@example.org", 1_000);
        let (token, key) = said.strip_prefix("vapid t=").and_then(|said| said.split_once(", k=")).expect("both parts");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let verifying = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).expect("Base64")).expect("a key");
        let signature = Signature::from_slice(&BASE64.decode(signature).expect("Base64")).expect("a signature");
        verifying.verify(signed.as_bytes(), &signature).expect("our signature");
        let (head, claims) = signed.split_once('.').expect("both parts");
        let read =
            |part: &str| -> Value { serde_json::from_slice(&BASE64.decode(part).expect("Base64")).expect("JSON") };
        assert_eq!(read(head), json!({ "typ": "JWT", "alg": "ES256" }));
        let wanted = json!({ "aud": "https://push.example", "exp": 44_200, "sub": "mailto:host@example.org" });
        assert_eq!(read(claims), wanted);
        assert_eq!(key, vapid.public());
        assert_eq!(Vapid::kept(&"07".repeat(32)).expect("a key").public(), vapid.public());
        assert!(Vapid::kept("07").is_none() && Vapid::kept("é").is_none() && Vapid::of(&[0; 32]).is_none());
        assert!(!format!("{vapid:?}").contains("key"), "{vapid:?}");
    }

    #[test]
    fn a_letter_fits_into_every_push_service_and_says_how_long_it_holds() {
        let notice = Notice {
            id: "n".into(),
            occasion: "talk".into(),
            at: 0,
            table: Some("t".into()),
            game: Some("g".into()),
            title: "名".repeat(24),
            text: "言葉".repeat(5_000),
            address: "https://play.example/table/t".into(),
        };
        let vapid = Vapid::of(&[7; 32]).expect("a key");
        let letter = browser().letter(&notice, &vapid, "mailto:a@b.example", 0, &[9; 48]).expect("a letter");
        assert!(letter.body.len() <= 4096, "{}", letter.body.len());
        let header = |wanted: &str| letter.headers.iter().find(|(name, _)| *name == wanted).map(|(_, text)| &**text);
        assert_eq!((header("ttl"), header("urgency")), (Some("86400"), Some("normal")));
        assert_eq!(header("topic").map(str::len), Some(24));
        assert!(browser().letter(&notice, &vapid, "", 0, &[0; 48]).is_none(), "no key, no letter");
    }

    #[test]
    fn what_is_no_browser_is_none() {
        let (address, key, auth) = ("https://a.example/", browser().key.to_sec1_bytes(), "BTBZMqHH6r4Tts7J_aSIgg");
        let key = BASE64.encode(key);
        assert!(
            Browser::new(address, &key, auth).is_some() && Browser::new(address, &key, &format!("{auth}==")).is_some()
        );
        assert!(Browser::new(address, "", auth).is_none() && Browser::new(address, &key, "AAAA").is_none());
        assert!(Browser::new(address, &BASE64.encode([4; 65]), auth).is_none(), "no point of the curve");
    }
}
