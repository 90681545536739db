use std::fs;
use std::io::IsTerminal as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use server::store::{self, Claim, Sql, Store, Unrestored};
use server::{Config, Limits, MailSettings, Post, Server, Telling};
use tokio::net::TcpListener;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use words::Words;

use crate::args::{BackupArgs, NoticeSettings, RestoreArgs, ServeArgs, ServeSettings};
use crate::output;
use crate::ready::Ready;
use crate::trouble::{OrTrouble as _, Trouble};

/// The port where nobody says another.
pub(crate) const PORT: u16 = 4600;

/// Serves until the process is told to end.
pub(crate) fn run(words: &Words, args: &ServeArgs) -> Result<()> {
    let settings = settings(args)?;
    log(settings.log.as_deref().unwrap_or("warn"))?;
    server::runtime()?.block_on(serve(words, &settings, !args.no_open))
}

/// Writes to standard error what the server notes down, as far as `levels` asks for it: `info`, or `warn,server=debug`.
fn log(levels: &str) -> Result<()> {
    let levels: Targets = levels.parse().or_trouble(|| Trouble::new("log-unknown").with("levels", levels))?;
    let lines =
        tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    tracing_subscriber::registry().with(lines.with_filter(levels)).init();
    Ok(())
}

async fn serve(words: &Words, settings: &ServeSettings, open: bool) -> Result<()> {
    check_mail(settings)?;
    let (store, _claim) = store(settings).await?;
    let tables = store.open_tables().await?.len();
    let server = Server::open(store, config(settings)).await?;
    let listener = listen(settings).await?;
    let here = listener.local_addr()?;
    let address = settings.public.clone().unwrap_or_else(|| format!("http://{here}"));
    // Where there is no browser, the address on the screen has to do.
    let is_open = open && webbrowser::open(&address).is_ok();
    let mail = settings.mail.as_ref().map(|mail| mail.server.clone());
    let ready = Ready { address, here, wanted: settings.port, tables, mail, is_open };
    output::line(&ready.say(words))?;
    let stopping = words.text("serve-stopping");
    let stop = async move {
        told_to_end().await;
        let _ = output::line(&stopping);
    };
    server::serve(listener, server, stop).await.or_trouble(|| Trouble::new("server-broken"))
}

/// The database, and that nobody else serves it where it is a file.
async fn store(settings: &ServeSettings) -> Result<(Arc<dyn Store>, Option<Claim>)> {
    if let Some(address) = &settings.database {
        let store = Sql::postgres(address).await.or_trouble(|| Trouble::new("database-closed"))?;
        return Ok((Arc::new(store), None));
    }
    let file = database(settings.data.as_deref())?;
    let unopenable = || Trouble::with_file("file-unopenable", &file);
    let claim = Claim::on(&file).or_trouble(unopenable)?;
    let claim = claim.or_trouble(|| Trouble::with_file("folder-taken", &data_folder(&file)))?;
    Ok((Arc::new(Sql::sqlite(&file).await.or_trouble(unopenable)?), Some(claim)))
}

/// Copies the database.
pub(crate) fn backup(words: &Words, args: &BackupArgs) -> Result<()> {
    let from = database(args.data.as_deref())?;
    ensure!(from.exists(), Trouble::with_file("file-missing", &from));
    ensure!(!args.file.exists(), Trouble::with_file("file-there", &args.file));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(store::backup(&from, &args.file)).or_trouble(|| Trouble::new("backup-failed"))?;
    output::line(&words.say("backup-done", &[("file", args.file.display().to_string().into())]))
}

/// Puts a backup in the place of the database.
pub(crate) fn restore(words: &Words, args: &RestoreArgs) -> Result<()> {
    ensure!(args.file.exists(), Trouble::with_file("file-missing", &args.file));
    let file = database(args.data.as_deref())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let old = match runtime.block_on(store::restore(&args.file, &file)) {
        Ok(old) => old,
        Err(Unrestored::InUse) => bail!(Trouble::with_file("restore-in-use", &data_folder(&file))),
        Err(Unrestored::Unfit(why)) => return Err(why).or_trouble(|| Trouble::with_file("restore-unfit", &args.file)),
        Err(Unrestored::File(error)) => return Err(error).or_trouble(|| Trouble::new("restore-failed")),
    };
    output::line(&words.say("restore-done", &[("file", args.file.display().to_string().into())]))?;
    old.map_or(Ok(()), |old| output::line(&words.say("restore-kept", &[("file", old.display().to_string().into())])))
}

/// The flags and the environment, and where those are silent, the file.
fn settings(args: &ServeArgs) -> Result<ServeSettings> {
    let given = args.settings.clone();
    let usual =
        || data(given.data.as_deref()).ok().map(|data| data.join("boardroom.toml")).filter(|file| file.exists());
    let Some(file) = args.config.clone().or_else(usual) else { return Ok(given) };
    let text = fs::read_to_string(&file).or_trouble(|| Trouble::with_file("file-unreadable", &file))?;
    let filed: ServeSettings = toml::from_str(&text).or_trouble(|| Trouble::with_file("file-bad", &file))?;
    Ok(ServeSettings {
        port: given.port.or(filed.port),
        address: given.address.or(filed.address),
        data: given.data.or(filed.data),
        database: given.database.or(filed.database),
        public: given.public.or(filed.public),
        bot_pause: given.bot_pause.or(filed.bot_pause),
        orders_at_once: given.orders_at_once.or(filed.orders_at_once),
        thinkers: given.thinkers.or(filed.thinkers),
        tables_each: given.tables_each.or(filed.tables_each),
        bots_alone_each: given.bots_alone_each.or(filed.bots_alone_each),
        unlimited: if given.unlimited.is_empty() { filed.unlimited } else { given.unlimited },
        proxy: if given.proxy.is_empty() { filed.proxy } else { given.proxy },
        log: given.log.or(filed.log),
        notices: filed.notices,
        mail: filed.mail.map(with_password),
    })
}

fn config(settings: &ServeSettings) -> Config {
    let usual = Config::default();
    Config {
        public: settings.public.clone(),
        bot_pause: settings.bot_pause.map_or(usual.bot_pause, Duration::from_millis),
        bot_patience: usual.bot_patience,
        order_pauses: settings.orders_at_once.map_or(usual.order_pauses, |at_once| !at_once),
        doze: usual.doze,
        thinkers: settings.thinkers.unwrap_or(usual.thinkers),
        tables_each: settings.tables_each.unwrap_or(usual.tables_each),
        bots_alone_each: settings.bots_alone_each.unwrap_or(usual.bots_alone_each),
        limits: Limits { unlimited: settings.unlimited.clone(), proxies: settings.proxy.clone(), ..usual.limits },
        telling: telling(settings, &usual.telling),
        client: crate::page::client(),
        machine: usual.machine,
    }
}

/// How people are told what happens while they do not look.
fn telling(settings: &ServeSettings, usual: &Telling) -> Telling {
    let NoticeSettings { pause, contact, private } = settings.notices.clone().unwrap_or_default();
    let pause = pause.map_or(usual.pause, Duration::from_secs);
    Telling { pause, private, contact, mail: settings.mail.as_deref().cloned(), again: usual.again }
}

/// A password can stand in the environment, so that the file may be read by others.
fn with_password(mut mail: Box<MailSettings>) -> Box<MailSettings> {
    if let Ok(password) = std::env::var("BOARDROOM_MAIL_PASSWORD") {
        mail.password = Some(password);
    }
    mail
}

/// Whether mail can be sent as it is set: links in it lead to where the world finds the server.
fn check_mail(settings: &ServeSettings) -> Result<()> {
    let Some(mail) = &settings.mail else { return Ok(()) };
    ensure!(settings.public.is_some(), Trouble::new("mail-without-public"));
    Post::new(mail).or_trouble(|| Trouble::new("mail-unusable"))?;
    Ok(())
}

/// The folder that everything is kept in.
pub(crate) fn data(chosen: Option<&Path>) -> Result<PathBuf> {
    let usual = || dirs::data_dir().map(|data| data.join("boardroom"));
    let data = chosen.map(Path::to_owned).or_else(usual);
    data.or_trouble(|| Trouble::new("no-data-folder"))
}

/// The file of the database, in a folder that is there.
fn database(chosen: Option<&Path>) -> Result<PathBuf> {
    let folder = data(chosen)?;
    fs::create_dir_all(&folder).or_trouble(|| Trouble::with_file("folder-unmakable", &folder))?;
    let file = folder.join("boardroom.db");
    keep_private(&folder, &file);
    Ok(file)
}

/// Closes a folder to others on this machine, where it is for the database alone: it is empty, or has one already.
#[cfg(unix)]
fn keep_private(folder: &Path, file: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let is_ours = file.exists() || fs::read_dir(folder).is_ok_and(|mut files| files.next().is_none());
    let mode = fs::metadata(folder).map_or(0, |metadata| metadata.permissions().mode());
    let (is_shared, is_open) = (mode & 0o1000 != 0, mode & 0o077 != 0);
    if is_ours && is_open && !is_shared {
        // The files in it are closed too.
        let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
    }
}

#[cfg(not(unix))]
const fn keep_private(_: &Path, _: &Path) {}

/// The folder of a database.
fn data_folder(file: &Path) -> PathBuf {
    file.parent().unwrap_or(file).to_owned()
}

/// The port that was asked for, or the usual one, or where that is taken any.
async fn listen(settings: &ServeSettings) -> Result<TcpListener> {
    let address = settings.address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let port = settings.port.unwrap_or(PORT);
    match TcpListener::bind(SocketAddr::new(address, port)).await {
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse && settings.port.is_none() => {
            Ok(TcpListener::bind(SocketAddr::new(address, 0)).await?)
        }
        bound => bound.or_trouble(|| Trouble::new("cannot-listen").with("address", address).with("port", port)),
    }
}

/// Comes back at Ctrl-C, or when the system asks the process to end.
async fn told_to_end() {
    #[cfg(unix)]
    {
        let mut asked = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).ok();
        let asked = async {
            match &mut asked {
                Some(asked) => drop(asked.recv().await),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = asked => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    }
    #[cfg(not(unix))]
    drop(tokio::signal::ctrl_c().await);
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn the_folder_of_the_database_is_closed_to_others_and_a_shared_one_is_left_alone() {
        let outside = tempfile::tempdir().expect("a folder");
        let mode = |folder: &Path| fs::metadata(folder).expect("a folder").permissions().mode() & 0o7777;
        let own = outside.path().join("own");
        database(Some(&own)).expect("a file");
        assert_eq!(mode(&own), 0o700);
        for (name, before) in [("full", 0o755), ("shared", 0o1777)] {
            let folder = outside.path().join(name);
            fs::create_dir(&folder).expect("a folder");
            fs::write(folder.join("letter"), "").expect("a file");
            fs::set_permissions(&folder, fs::Permissions::from_mode(before)).expect("ours");
            database(Some(&folder)).expect("a file");
            assert_eq!(mode(&folder), before, "{name}");
        }
    }
}
