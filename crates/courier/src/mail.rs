use std::fmt::Write as _;
use std::time::Duration;

use lettre::message::header::{Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message, MultiPart};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use serde::Deserialize;

/// How long a mail server may take for each step.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address of a person.
const LONGEST: usize = 254;

/// Where mail is handed in, as whoever runs the server says.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MailSettings {
    /// The mail server.
    pub server: String,
    /// Its port; the usual one of the sealing if it is not said.
    #[serde(default)]
    pub port: Option<u16>,
    /// How the line to it is sealed.
    #[serde(default)]
    pub sealing: Sealing,
    /// Who hands in.
    #[serde(default)]
    pub user: Option<String>,
    /// By which they are known.
    #[serde(default)]
    pub password: Option<String>,
    /// From whom the mail is: `Boardroom <boardroom@example.org>`.
    pub from: String,
}

impl std::fmt::Debug for MailSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A password never gets into a log.
        f.debug_struct("MailSettings").field("server", &self.server).field("from", &self.from).finish_non_exhaustive()
    }
}

/// How the line to a mail server is sealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sealing {
    /// From the first byte.
    #[default]
    Tls,
    /// From when both have greeted each other, or nothing is handed in.
    Starttls,
    /// Not at all: for a server on the same machine.
    None,
}

/// Why no mail can be handed in.
#[derive(Debug, thiserror::Error)]
pub enum Unposted {
    /// There is no mail server.
    #[error("there is no mail server")]
    Nowhere,
    /// It is no address.
    #[error("{0}")]
    Address(#[from] lettre::address::AddressError),
    /// The letter cannot be written.
    #[error("{0}")]
    Letter(#[from] lettre::error::Error),
    /// The mail server has not taken it.
    #[error("{0}")]
    Server(#[from] lettre::transport::smtp::Error),
}

impl Unposted {
    /// Whether it would be in vain to try again.
    #[must_use]
    pub fn is_for_good(&self) -> bool {
        match self {
            Self::Nowhere | Self::Address(_) | Self::Letter(_) => true,
            Self::Server(error) => error.is_permanent(),
        }
    }
}

/// The way to people's mail.
#[derive(Clone, Debug)]
pub struct Post {
    smtp: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// A letter to somebody, written twice.
#[derive(Clone, Debug)]
pub struct Mail<'a> {
    /// To which address.
    pub to: &'a str,
    /// The same for every try, of letters that are safe in an address.
    pub id: &'a str,
    /// What it is about.
    pub subject: &'a str,
    /// What there is to say, each with where to go.
    pub parts: &'a [Part],
    /// What stands at the end.
    pub foot: &'a str,
    /// Where to go to get no more, by pressing once; nothing where there is nothing to get.
    pub stop: Option<&'a str>,
    /// The code of the language.
    pub language: &'a str,
}

/// One thing that a letter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// In a line.
    pub title: String,
    /// What there is to say.
    pub text: String,
    /// What pressing does.
    pub press: String,
    /// Where it leads.
    pub address: String,
}

impl Post {
    /// The way to a mail server, which is not tried here.
    ///
    /// # Errors
    /// When the settings make no sense.
    pub fn new(settings: &MailSettings) -> Result<Self, Unposted> {
        let from = settings.from.parse()?;
        let seal = || TlsParameters::new_rustls(settings.server.clone());
        let (port, tls) = match settings.sealing {
            Sealing::Tls => (465, Tls::Wrapper(seal()?)),
            Sealing::Starttls => (587, Tls::Required(seal()?)),
            Sealing::None => (25, Tls::None),
        };
        let mut smtp = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&settings.server)
            .port(settings.port.unwrap_or(port))
            .tls(tls)
            .timeout(Some(PATIENCE));
        if let (Some(user), Some(password)) = (&settings.user, &settings.password) {
            smtp = smtp.credentials(Credentials::new(user.clone(), password.clone()));
        }
        Ok(Self { smtp: smtp.build(), from })
    }

    /// Hands in a letter, and comes back when the mail server has taken it.
    ///
    /// # Errors
    /// When it has not.
    pub async fn send(&self, mail: &Mail<'_>) -> Result<(), Unposted> {
        self.smtp.send(self.written(mail)?).await?;
        Ok(())
    }

    fn written(&self, mail: &Mail<'_>) -> Result<Message, Unposted> {
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, mail.to.parse()?))
            .subject(mail.subject.replace(char::is_control, " "))
            .message_id(Some(format!("<{}@{}>", mail.id, self.from.email.domain())))
            // No holiday answers back.
            .header(Raw::<AutoSubmitted>::new("auto-generated"));
        if let Some(stop) = mail.stop {
            message =
                message
                    .header(Raw::<ListUnsubscribe>::new(&format!("<{stop}>")))
                    .header(Raw::<ListUnsubscribePost>::new("List-Unsubscribe=One-Click"));
        }
        Ok(message.multipart(MultiPart::alternative_plain_html(mail.plain(), mail.html()))?)
    }
}

/// An address of a person, as it is kept; nothing where it is none.
#[must_use]
pub fn mail_address(text: &str) -> Option<String> {
    let address: lettre::Address = text.trim().parse().ok()?;
    let has_domain = address.domain().contains('.') && !address.domain().starts_with('[');
    (text.len() <= LONGEST && has_domain).then(|| address.to_string())
}

impl Mail<'_> {
    fn plain(&self) -> String {
        let mut text = String::new();
        for Part { title, text: said, address, .. } in self.parts {
            let _ = write!(text, "{title}\n{said}\n{address}\n\n");
        }
        let _ = write!(text, "-- \n{}\n", self.foot);
        if let Some(stop) = self.stop {
            let _ = writeln!(text, "{stop}");
        }
        text
    }

    /// The same with buttons: nothing is loaded from anywhere, so nobody learns that it was read.
    fn html(&self) -> String {
        let mut html = format!(
            "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"color-scheme\" content=\"light dark\">\
            <body style=\"font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:1em\">",
            plain(self.language)
        );
        for Part { title, text, press, address } in self.parts {
            let _ = write!(
                html,
                "<h2 style=\"font-size:1.15em;margin:1.2em 0 .3em\">{}</h2><p style=\"margin:0 0 1em;white-space:pre-line\">{}</p>\
                <p><a href=\"{}\" style=\"background:#1d5c43;color:#fff;padding:.6em 1.2em;border-radius:.4em;\
                text-decoration:none;display:inline-block\">{}</a></p>",
                plain(title),
                plain(text),
                plain(address),
                plain(press)
            );
        }
        let _ = write!(html, "<hr><p style=\"font-size:.85em\">{}", plain(self.foot));
        if let Some(stop) = self.stop {
            let _ = write!(html, "<br><a href=\"{0}\">{0}</a>", plain(stop));
        }
        html + "</p></body></html>"
    }
}

/// Text that is no mark of HTML, whoever wrote it.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A header that is said as it is.
#[derive(Clone, Debug)]
struct Raw<N> {
    value: String,
    name: std::marker::PhantomData<N>,
}

impl<N> Raw<N> {
    fn new(value: &str) -> Self {
        Self { value: value.to_owned(), name: std::marker::PhantomData }
    }
}

/// What a header is called.
trait Called: Clone {
    const NAME: &'static str;
}

#[derive(Clone, Debug)]
struct AutoSubmitted;
#[derive(Clone, Debug)]
struct ListUnsubscribe;
#[derive(Clone, Debug)]
struct ListUnsubscribePost;

impl Called for AutoSubmitted {
    const NAME: &'static str = "Auto-Submitted";
}
impl Called for ListUnsubscribe {
    const NAME: &'static str = "List-Unsubscribe";
}
impl Called for ListUnsubscribePost {
    const NAME: &'static str = "List-Unsubscribe-Post";
}

impl<N: Called> Header for Raw<N> {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str(N::NAME)
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self::new(text))
    }

    fn display(&self) -> HeaderValue {
        // It is ours and of ASCII: folding it would part the address that is to be pressed.
        HeaderValue::dangerous_new_pre_encoded(Self::name(), self.value.clone(), self.value.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> MailSettings {
        MailSettings {
            server: "localhost".into(),
            port: None,
            sealing: Sealing::None,
            user: None,
            password: None,
            from: "Boardroom <boardroom@play.example>".into(),
        }
    }

    #[test]
    fn a_letter_is_written_twice_and_can_be_stopped_by_pressing_once() {
        let part = Part {
            title: "BIDS: it is your turn".into(),
            text: "<b>Ada</b> & you: play a card.\nAn hour left.".into(),
            press: "To the table".into(),
            address: "https://play.example/table/t".into(),
        };
        let mail = Mail {
            to: "ada@example.org",
            id: "n-1",
            subject: "BIDS:\r\nBcc: all@example.org",
            parts: &[part],
            foot: "No more of these:",
            stop: Some("https://play.example/mail/stop/x.y"),
            language: "en",
        };
        let post = Post::new(&settings()).expect("a way");
        let text = String::from_utf8(post.written(&mail).expect("a letter").formatted()).expect("text");
        for line in [
            "From: Boardroom <boardroom@play.example>",
            "To: ada@example.org",
            "Message-ID: <n-1@play.example>",
            "Auto-Submitted: auto-generated",
            "List-Unsubscribe: <https://play.example/mail/stop/x.y>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        ] {
            assert!(text.contains(&format!("{line}\r\n")), "{line} is not in {text}");
        }
        assert!(!text.contains("\r\nBcc:"), "{text}");
        assert!(text.contains("&lt;b&gt;Ada&lt;/b&gt; &amp; you"), "{text}");
        assert!(text.contains("<b>Ada</b> & you: play a card."), "{text}");
    }

    #[test]
    fn an_address_is_one_of_the_world() {
        assert_eq!(mail_address(" Ada@Example.org "), Some("Ada@Example.org".into()));
        for bad in [
            "",
            "ada",
            "ada@",
            "@a.b",
            "ada@localhost",
            "ada@[127.0.0.1]",
            "a b@c.d",
            "a@b.c\r\nBcc: d@e.f",
            "a@b.c, d@e.f",
        ] {
            assert_eq!(mail_address(bad), None, "{bad}");
        }
        assert_eq!(mail_address(&format!("{}@example.org", "a".repeat(300))), None);
    }

    #[test]
    fn what_is_wrong_for_good_is_known_as_such() {
        let bad = MailSettings { from: "nobody".into(), ..settings() };
        assert!(Post::new(&bad).expect_err("no address").is_for_good());
        assert!(!format!("{:?}", MailSettings { password: Some("secret".into()), ..settings() }).contains("secret"));
    }
}
