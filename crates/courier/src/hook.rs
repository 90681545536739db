use ring::hmac;
use serde_json::json;
use wire::HookFormat;

use crate::road::Letter;
use crate::{Notice, hex};

/// The header that says who sends a plain webhook: `t=SECONDS,v1=HEX`, where the digits are the HMAC-SHA-256 of the
/// seconds, a full stop and the body, by the secret of the webhook.
pub const SIGNATURE: &str = "boardroom-signature";

/// Where a program of somebody's takes notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hook<'a> {
    /// Where.
    pub address: &'a str,
    /// In which form.
    pub format: HookFormat,
    /// By which what is sent can be known as ours.
    pub secret: &'a str,
}

impl Hook<'_> {
    /// A notice as this webhook wants it, sent at some second.
    #[must_use]
    pub fn letter(&self, notice: &Notice, seconds: u64) -> Letter {
        let body = match self.format {
            HookFormat::Plain => serde_json::to_string(notice).expect("a notice has a JSON form"),
            HookFormat::Discord => discord(notice),
            HookFormat::Slack => slack(notice),
        };
        let mut headers =
            vec![("content-type", "application/json".to_owned()), ("boardroom-notice", notice.id.clone())];
        if self.format == HookFormat::Plain {
            headers.push((SIGNATURE, format!("t={seconds},v1={}", hex(signed(self.secret, seconds, &body).as_ref()))));
        }
        Letter { address: self.address.to_owned(), headers, body: body.into_bytes() }
    }
}

/// Whether what came was signed by whoever knows the secret, as somebody who gets a webhook looks at it.
#[must_use]
pub fn is_signed(secret: &str, signature: &str, body: &str) -> bool {
    let parts = signature.split_once(',').and_then(|(t, v1)| Some((t.strip_prefix("t=")?, v1.strip_prefix("v1=")?)));
    let Some((seconds, digits)) = parts else { return false };
    seconds.parse().is_ok_and(|seconds| hex(signed(secret, seconds, body).as_ref()) == digits)
}

fn signed(secret: &str, seconds: u64, body: &str) -> hmac::Tag {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    hmac::sign(&key, format!("{seconds}.{body}").as_bytes())
}

/// Names are words of strangers: they call nobody, and nothing in them is a sign of how to draw them.
fn discord(Notice { title, text, address, .. }: &Notice) -> String {
    let plain = |text: &str| {
        let mut plain = String::with_capacity(text.len());
        for letter in text.chars() {
            if r"\*_~`|>#[]()<-".contains(letter) {
                plain.push('\\');
            }
            plain.push(letter);
        }
        plain
    };
    let content = format!("**{}**\n{}\n<{address}>", plain(title), plain(text));
    json!({ "content": content, "allowed_mentions": { "parse": [] } }).to_string()
}

fn slack(Notice { title, text, address, .. }: &Notice) -> String {
    let plain = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let bold = plain(title).replace('*', "＊");
    json!({ "text": format!("*{bold}*\n{}\n{}", plain(text), plain(address)), "unfurl_links": false }).to_string()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn notice() -> Notice {
        Notice {
            id: "n1".into(),
            occasion: "turn".into(),
            at: 1_700_000_000_000,
            table: Some("t".into()),
            game: Some("bids".into()),
            title: "BIDS with @everyone".into(),
            text: "*Ada* <!channel> [asks](http://evil.example)".into(),
            address: "https://play.example/table/t".into(),
        }
    }

    fn sent(format: HookFormat) -> (Letter, Value) {
        let letter = Hook { address: "https://h.example/", format, secret: "s" }.letter(&notice(), 1_700_000_000);
        let body = serde_json::from_slice(&letter.body).expect("JSON");
        (letter, body)
    }

    #[test]
    fn a_plain_webhook_is_signed_with_its_time_and_its_body() {
        let (letter, body) = sent(HookFormat::Plain);
        assert_eq!(body["text"], notice().text);
        let text = String::from_utf8(letter.body).expect("text");
        let signature = letter.headers.iter().find(|(name, _)| *name == SIGNATURE).expect("a signature").1.clone();
        assert!(signature.starts_with("t=1700000000,v1="), "{signature}");
        assert!(is_signed("s", &signature, &text));
        assert!(!is_signed("other", &signature, &text));
        assert!(!is_signed("s", &signature, &text.replace("turn", "over")));
        assert!(!is_signed("s", &signature.replace("t=17", "t=18"), &text));
        assert!(!is_signed("s", "", &text) && !is_signed("s", "t=x,v1=y", &text));
    }

    #[test]
    fn a_signature_is_the_hmac_that_anybody_can_work_out() {
        // printf '5.{}' | openssl dgst -sha256 -hmac key
        let worked_out = "9be615aec64f0d044b5ad6854ab1d893ec88617fb728d2149dcd3a3428e8c45d";
        assert_eq!(hex(signed("key", 5, "{}").as_ref()), worked_out);
    }

    #[test]
    fn a_name_calls_nobody_in_discord_and_draws_nothing() {
        let (letter, body) = sent(HookFormat::Discord);
        assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
        let content = body["content"].as_str().expect("text");
        assert!(content.contains(r"\*Ada\* \<!channel\> \[asks\]\(http://evil.example\)"), "{content}");
        assert!(content.ends_with("<https://play.example/table/t>"), "{content}");
        assert!(letter.headers.iter().all(|(name, _)| *name != SIGNATURE));
    }

    #[test]
    fn a_name_calls_nobody_in_slack() {
        let (_, body) = sent(HookFormat::Slack);
        let text = body["text"].as_str().expect("text");
        assert!(text.contains("&lt;!channel&gt;") && !text.contains('<'), "{text}");
    }
}
