//! The program as people use it: every command, and every way to get one wrong.

mod another_day;
mod looks;

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::json;

/// The program with a data folder of its own.
fn boardroom(data: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boardroom"));
    command.args(words).env("BOARDROOM_DATA", data).env("BOARDROOM_LANGUAGE", "en").stdin(Stdio::null());
    command
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn run(words: &[&str]) -> Output {
    boardroom(&folder(&words.join("-").replace(['/', '='], "-")), words).output().expect("the program starts")
}

/// What a successful run prints.
fn good(words: &[&str]) -> String {
    let output = run(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Plays a game in plain mode, answering every question with the same line.
fn play(data: &Path, words: &[&str], answer: &str, times: usize) -> String {
    let mut child: Child =
        boardroom(data, words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("an input");
    let answers = format!("{answer}\n").repeat(times);
    let writer = std::thread::spawn(move || {
        // The program may have ended before it read everything.
        let _ = input.write_all(answers.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text")
}

/// Answers that sooner or later fit every question: what does not fit is asked again.
const ANSWERS: &str = "1\n2\n1 1\n1 10\n2 10\n0\n1 2";

/// The only game file in a data folder.
fn only_record(data: &Path) -> String {
    let mut files =
        std::fs::read_dir(data.join("games")).expect("a folder of games").map(|file| file.expect("a file").path());
    let file = files.next().expect("a game");
    assert!(files.next().is_none(), "one game is one file");
    file.to_str().expect("a path").to_owned()
}

#[test]
fn the_flag_the_variable_and_the_system_choose_the_language_in_this_order() {
    let data = folder("language");
    let first_line = |words: &[&str], variables: &[(&str, &str)]| {
        let mut command = boardroom(&data, words);
        command.env_remove("BOARDROOM_LANGUAGE").env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        let output = command.envs(variables.iter().copied()).output().expect("the program starts");
        let printed = String::from_utf8(output.stdout).expect("text");
        printed.lines().nth(2).unwrap_or_default().to_owned()
    };
    let (english, japanese) = ("BIDS is a card game", "BIDSは、");
    let rules = ["rules", "bids"];
    assert!(first_line(&rules, &[]).starts_with(english));
    assert!(first_line(&rules, &[("LANG", "ja_JP.UTF-8")]).starts_with(japanese));
    assert!(first_line(&rules, &[("LANG", "ja_JP.UTF-8"), ("LC_ALL", "C")]).starts_with(english));
    assert!(first_line(&rules, &[("LANG", "de_DE.UTF-8"), ("BOARDROOM_LANGUAGE", "ja")]).starts_with(japanese));
    let flag = ["rules", "bids", "--language", "en"];
    assert!(first_line(&flag, &[("BOARDROOM_LANGUAGE", "ja")]).starts_with(english));
    let refused = run(&["games", "--language", "xx"]);
    assert!(!refused.status.success() && String::from_utf8_lossy(&refused.stderr).contains("there are en, ja"));
}

#[test]
fn help_and_complaints_are_in_the_language_that_is_asked_for() {
    for words in [vec!["--help"], vec!["play", "--help"], vec!["help", "serve"], vec!["tournament", "-h"]] {
        let japanese = good(&[&["--language", "ja"], &words[..]].concat());
        assert!(japanese.contains("使い方: boardroom"), "{japanese}");
        assert!(!japanese.contains("command-"), "every text is a message: {japanese}");
        for english in ["Usage", "Options:", "Commands:", "Arguments:", "Print", "The "] {
            assert!(!japanese.contains(english), "{english} is English: {japanese}");
        }
        let english = good(&words);
        assert!(english.contains("Usage: boardroom") && !english.contains("command-"), "{english}");
    }
    for (words, complaint) in [
        (vec!["fly"], "コマンド `fly` はありません"),
        (vec!["play", "chess"], "ゲーム `chess` はありません"),
        (vec!["play", "bids", "-o", "rounds=0"], "`rounds` の値になりません。指定できるのは1 から 10 までの整数です"),
        (vec!["simulate", "bids", "--seats", "2"], "BIDS は 3〜6 人用です"),
        (vec!["verify", "no-such-file.json"], "no-such-file.json を読めません"),
        (vec!["play", "bids", "--bots", "genius"], "ボット `genius` はいません"),
    ] {
        let output = run(&[&words[..], &["--language", "ja"]].concat());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(complaint), "{words:?}: {said}");
    }
}

#[test]
fn whatever_is_wrong_is_said_and_ends_with_code_2() {
    for (words, complaint) in [
        (vec!["play", "chess"], "there is no game `chess`; there are "),
        (vec!["rules", "chess"], "there is no game `chess`"),
        (vec!["bench", "chess"], "there is no game `chess`"),
        (vec!["play", "bids", "-o", "colour=on"], "there is no option `colour`; there are rounds, colour_bids, "),
        (vec!["play", "bids", "-o", "thief"], "`thief` is not an option; write it as NAME=VALUE"),
        (
            vec!["play", "bids", "-o", "rounds=0"],
            "`0` is not a value of `rounds`, which takes a whole number from 1 to 10",
        ),
        (vec!["play", "bids", "-o", "ally=maybe"], "`maybe` is not a value of `ally`, which takes auto, on or off"),
        (vec!["play", "bids", "--seats", "7"], "BIDS is for 3 to 6 players, not 7"),
        (vec!["play", "bids", "--seats", "3", "--people", "4"], "there are 3 seats for 4 people"),
        (vec!["simulate", "bids", "--seats", "2"], "BIDS is for 3 to 6 players, not 2"),
        (
            vec!["simulate", "bids", "--bots", "genius"],
            "`genius` does not fit `--bots <BOTS>`: there is no bot `genius`; there are random, intern, manager, shark",
        ),
        (
            vec!["simulate", "bids", "--seats", "6", "-o", "ally=off"],
            "`ally` cannot be off with 6 players; choose auto or on",
        ),
        (vec!["bench", "bids", "--cards", "no-such-file.toml"], "no-such-file.toml cannot be read"),
        (vec!["replay", "no-such-file.json"], "no-such-file.json cannot be read"),
        (vec!["verify", "no-such-file.json"], "no-such-file.json cannot be read"),
        (vec!["resume"], "there is no game to go on with"),
        (vec!["fly"], "there is no command `fly`"),
        (vec!["simulat", "bids"], "perhaps you mean simulate"),
        (vec!["play", "bids", "--seat", "3"], "there is no flag `--seat` here\nperhaps you mean --seats"),
        (vec!["play"], "this is missing: <GAME>"),
        (vec!["play", "bids", "--seats"], "`--seats <N>` lacks its value"),
        (vec!["play", "bids", "--seats", "many"], "`many` does not fit `--seats <N>`"),
        (vec!["completions", "dos"], "`dos` does not fit `<SHELL>`\npossible are bash"),
        (vec!["tournament", "bids", "--json", "--csv"], "`--json` and `--csv` do not go together"),
        (vec!["play", "bids", "--seats", "3", "--seats", "4"], "`--seats <N>` can be said only once"),
        (vec!["tournament", "bids", "--bots", "shark@soon"], "`soon` is not a time to think"),
    ] {
        let output = run(&words);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(complaint), "{words:?}: {said}");
        assert!(!said.contains("panicked"), "{words:?}: {said}");
    }
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    let data = folder("bad-records");
    for (name, text, complaint) in [
        ("empty.json", "", "this is not a game record"),
        ("other.json", "{\"format\": 1}", "this is not a game record"),
        ("newer.json", "{\"format\": 9}", "the record has format 9; this program reads formats up to 2"),
        ("deep.json", &"[".repeat(100_000), "this is not a game record"),
    ] {
        let file = data.join(name);
        std::fs::write(&file, text).expect("a file");
        for command in ["verify", "replay", "resume"] {
            let output =
                boardroom(&data, &[command, file.to_str().expect("a path")]).output().expect("the program starts");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{command} {name}: {said}");
            assert!(said.contains(complaint), "{command} {name}: {said}");
        }
    }
}

#[test]
fn a_broken_card_file_is_refused_with_the_reason() {
    let data = folder("bad-cards");
    let file = data.join("cards.toml");
    std::fs::write(&file, "[[set_up]]\nplayers = 3\n").expect("a file");
    let output =
        boardroom(&data, &["bench", "bids", "--cards", file.to_str().expect("a path")]).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(said.contains("cards.toml cannot be used") && said.contains("line 1: `colours` is missing here"), "{said}");
}

#[test]
fn a_closed_pipe_ends_the_program_with_code_2_and_no_panic() {
    let mut child = boardroom(&folder("pipe"), &["simulate", "bids", "--games", "300", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().expect("an error output").read_to_string(&mut said).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(2), "{said}");
    assert!(said.contains("the output cannot be written") && !said.contains("panicked"), "{said}");
}

#[test]
fn every_game_can_be_played_to_its_end_line_by_line() {
    for info in shelf::GAMES {
        let data = folder(&format!("play-{}", info.slug));
        let seats = info.max_seats.to_string();
        let text =
            play(&data, &["play", info.slug, "--plain", "--seats", &seats, "--seed", "whole game"], ANSWERS, 4_000);
        assert!(
            text.contains("The game is over: "),
            "{}: {}",
            info.slug,
            text.lines().rev().take(8).collect::<Vec<_>>().join("\n")
        );
        let record = only_record(&data);
        let verified = boardroom(&data, &["verify", &record]).output().expect("it starts");
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
        for eyes in ["all", "spectator", "1"] {
            let replay = boardroom(&data, &["replay", &record, "--plain", "--eyes", eyes]).output().expect("it starts");
            assert!(replay.status.success() && replay.stdout.len() > 1_000);
        }
        let costliest = ["replay", &record, "--costliest", "--eyes", "1"];
        let costliest = boardroom(&data, &costliest).output().expect("it starts");
        let text = String::from_utf8_lossy(&costliest.stdout).into_owned();
        assert!(costliest.status.success(), "{}", String::from_utf8_lossy(&costliest.stderr));
        assert!(text.contains("Better: ") || text.contains("no decision cost much"), "{}: {text}", info.slug);
    }
}

#[test]
fn bots_think_as_long_as_they_are_told_and_fill_as_many_seats_as_are_named() {
    let data = folder("told-how-long");
    let bots = ["play", "bidness", "--plain", "--people", "0", "--bots", "shark@8,manager,intern", "--explain"];
    let text = play(&data, &bots, "", 1);
    assert!(text.contains("The game is over: "), "{text}");
    assert!(text.contains("Worth a thought:"), "{text}");
    let record = std::fs::read_to_string(only_record(&data)).expect("a record");
    let record: serde_json::Value = serde_json::from_str(&record).expect("a record");
    assert_eq!(record["players"], json!(["Mira (shark@8)", "Jun (manager)", "Quill (intern)"]));
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was() {
    let data = folder("resume");
    let started = play(&data, &["play", "bids", "--plain", "--seed", "left"], "1", 3);
    assert!(started.contains("Go on with: boardroom resume"), "{started}");
    let text = play(&data, &["resume", "--plain"], "1", 1_000);
    assert!(text.contains("The game is over: "));
    assert!(text.contains("Turn 4 of 10"), "three turns had been played");
    let over = boardroom(&data, &["resume"]).output().expect("it starts");
    assert_eq!(over.status.code(), Some(2), "a finished game cannot be gone on with");
}

#[test]
fn a_move_can_be_taken_back_line_by_line() {
    let data = folder("undo");
    let script = "1\nundo\nquit\n";
    let mut child = boardroom(&data, &["play", "bids", "--plain", "--seed", "back"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("an input").write_all(script.as_bytes()).expect("it reads");
    let text = String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("text");
    assert!(text.contains("Taken back."), "{text}");
    assert_eq!(
        text.matches("Your turn").count(),
        3,
        "asked, asked again one turn later, and asked the first question anew"
    );
}

#[test]
fn several_people_play_at_one_screen_and_see_only_their_own_cards() {
    let data = folder("hot-seat");
    let text = play(
        &data,
        &["play", "bids", "--plain", "--people", "3", "--names", "Ada,Bo,Cy", "-o", "rounds=1", "--seed", "3"],
        "1",
        100,
    );
    assert!(text.contains("You play") && text.contains("The game is over"), "{text}");
    assert!(!text.contains("Ada is dealt"), "a hand is told to its owner alone");
}

#[test]
fn simulations_report_as_json() {
    let text = good(&[
        "simulate",
        "bids",
        "--seats",
        "3",
        "--games",
        "60",
        "--bots",
        "manager,random",
        "--seed",
        "s",
        "--threads",
        "2",
        "--json",
    ]);
    let report: serde_json::Value = serde_json::from_str(&text).expect("json");
    assert_eq!(report["games"], 60);
    assert_eq!(report["plies"], 60 * 180);
    assert_eq!(report["per_seat"].as_array().map(Vec::len), Some(3));
    assert_eq!(report["per_bot"][0]["bot"], "manager");
    assert_eq!(report["per_bot"][2]["bot"], "manager", "the list starts again");
    assert_eq!(report["length"]["p50"], 180);
    assert!(report["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0));
    assert!(report["per_bot"][0]["win_share"].as_f64() > report["per_bot"][1]["win_share"].as_f64());
}

#[test]
fn every_game_can_be_listed_measured_and_counted() {
    let list: serde_json::Value = serde_json::from_str(&good(&["games", "--json"])).expect("json");
    assert_eq!(list.as_array().map(Vec::len), Some(shelf::GAMES.len()));
    for info in shelf::GAMES {
        assert!(good(&["games"]).contains(info.title));
        let rules = good(&["rules", info.slug]);
        assert!(rules.starts_with(&format!("# {}", info.title)));
        let first = shelf::archive(info.slug).expect("a game of the list").code(1);
        let changes: Vec<String> = (first + 1..=info.rules).map(|version| format!("- Version {version}: ")).collect();
        assert!(changes.iter().all(|change| rules.contains(change)), "{rules}");
        assert_eq!(rules.contains("These are the rules of today, version"), !changes.is_empty(), "{rules}");
        let bench: serde_json::Value =
            serde_json::from_str(&good(&["bench", info.slug, "--seconds", "0.05", "--json"])).expect("json");
        assert!(bench["actions_per_second"].as_f64().is_some_and(|rate| rate > 0.0));
        assert!(bench["playouts_per_second"].as_f64().is_some_and(|rate| rate > 0.0));
        assert_eq!(good(&["perft", info.slug, "--depth", "2"]).lines().count(), 2);
    }
}

#[test]
fn the_list_of_games_fits_into_a_terminal_and_sets_names_apart_from_values() {
    for language in ["en", "ja"] {
        let list = good(&["games", "--language", language]);
        for line in list.lines() {
            assert!(unicode_width::UnicodeWidthStr::width(line) <= 80, "{line}");
        }
        let line = list.lines().find(|line| line.trim_start().starts_with("free_borrowing")).expect("an option");
        assert!(line.trim_start().starts_with("free_borrowing  "), "{line}");
    }
}

#[test]
fn a_server_is_asked_whether_it_is_well() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = silent.local_addr().expect("an address").port().to_string();
    let well = std::thread::spawn(move || {
        use std::io::{Read as _, Write as _};
        let (mut asked, _) = silent.accept().expect("somebody asks");
        let mut question = Vec::new();
        // Whoever hangs up before everything is read resets the connection, answer and all.
        while !question.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            asked.read_exact(&mut byte).expect("a question");
            question.push(byte[0]);
        }
        let why = r#"{"message":"The disk is full."}"#;
        write!(asked, "HTTP/1.1 503 Service Unavailable\r\n\r\n{why}").expect("an answer");
        question
    });
    let refused = run(&["health", "--port", &port]);
    assert!(well.join().expect("it ends").starts_with(b"GET /health HTTP/1.1\r\n"));
    assert!(
        String::from_utf8_lossy(&refused.stderr).contains("The server is not well: The disk is full."),
        "{refused:?}"
    );
    let gone = run(&["health", "--port", &port]);
    assert!(!gone.status.success());
    assert!(String::from_utf8_lossy(&gone.stderr).contains("does not answer"), "{gone:?}");
}

#[test]
fn shells_get_completions_and_help_is_worth_reading() {
    assert!(good(&["completions", "bash"]).contains("_boardroom"));
    let help = good(&["play", "--help"]);
    for word in ["--seats", "--option", "--bots", "--seed", "--plain", "Examples:"] {
        assert!(help.contains(word), "{word}");
    }
}

/// A running server, which ends with the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the server and gives it with the address that it prints.
fn serving(data: &Path, words: &[&str]) -> (Serving, String) {
    let mut child = boardroom(data, words).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut lines = std::io::BufRead::lines(std::io::BufReader::new(child.stdout.take().expect("an output")));
    let line = lines.next().expect("a line").expect("text");
    let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("{line}")).to_owned();
    (Serving(child), address)
}

/// What the server answers to a plain request.
fn get(address: &str, path: &str) -> String {
    ask(address, &format!("GET {path} HTTP/1.1\r\nhost: {address}"), "")
}

/// What the server answers to a request.
fn ask(address: &str, head: &str, body: &str) -> String {
    let mut stream = std::net::TcpStream::connect(address).expect("a connection");
    write!(stream, "{head}\r\nconnection: close\r\n\r\n{body}").expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    answer
}

#[test]
fn the_server_starts_answers_is_backed_up_and_ends_in_good_order() {
    let data = folder("serve");
    let (mut server, address) = serving(&data, &["--no-open", "--port", "0"]);
    assert!(get(&address, "/health").ends_with("ok\n"));
    assert!(get(&address, "/").contains("Boardroom"));
    let copy = data.join("copy.db");
    let backup = || boardroom(&data, &["backup", copy.to_str().expect("a path")]).output().expect("it starts");
    assert!(backup().status.success() && copy.exists());
    assert_eq!(backup().status.code(), Some(2), "a backup overwrites nothing");
    let restore = || boardroom(&data, &["restore", copy.to_str().expect("a path")]).output().expect("it starts");
    let said = |output: Output| String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(said(restore()).contains("a server or another program uses the database"));
    let second = boardroom(&data, &["serve", "--no-open", "--port", "0"]).output().expect("it starts");
    assert_eq!(second.status.code(), Some(2), "one folder is one server's");
    assert!(said(second).contains("another server uses the folder"));
    let asked = Command::new("kill").arg(server.0.id().to_string()).status().expect("a signal");
    assert!(asked.success());
    assert!(server.0.wait().expect("it ends").success());
    let restored = said(restore());
    assert!(restored.contains("The database is that of") && restored.contains("boardroom.db.replaced"), "{restored}");
    let (_server, address) = serving(&data, &["--no-open", "--port", "0"]);
    assert!(get(&address, "/health").ends_with("ok\n"));
}

#[test]
fn nobody_runs_out_of_time_while_the_server_is_stopped() {
    let data = folder("stopped");
    let (server, address) = serving(&data, &["--no-open", "--port", "0"]);
    let request = |head: &str, cookie: &str, body: &str| {
        let length = body.len();
        let json = "content-type: application/json\r\ncontent-length";
        ask(&address, &format!("{head} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n{json}: {length}"), body)
    };
    let guest = request("POST /api/guest", "", r#"{"name":"Ada"}"#);
    let cookie = guest.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next()).expect("a cookie");
    let table = r#"{"game":"bids","seats":["me",{"bot":"random"},{"bot":"random"}],
        "clock":{"live":{"per_move":5,"bank":0}},"start":true}"#;
    let made = request("POST /api/tables", cookie, table);
    let id = made.split(r#""table":""#).nth(1).and_then(|rest| rest.split('"').next()).expect("a table");
    let look = || request(&format!("GET /api/tables/{id}"), cookie, "");
    while !look().contains(r#""to_act":[0]"#) {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let signal = |name: &str| {
        assert!(Command::new("kill").args([name, &server.0.id().to_string()]).status().expect("a signal").success());
    };
    signal("-STOP");
    std::thread::sleep(std::time::Duration::from_secs(6));
    signal("-CONT");
    std::thread::sleep(std::time::Duration::from_millis(500));
    let after = look();
    assert!(after.contains(r#""to_act":[0]"#) && !after.contains(r#""stand_in":""#), "{after}");
}

#[test]
fn flags_count_before_the_environment_and_that_before_the_file() {
    let data = folder("settings");
    let file = data.join("boardroom.toml");
    std::fs::write(&file, "public = \"http://file.test\"\nport = 0\n").expect("a file");
    let said = |command: &mut Command| {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let mut lines = std::io::BufRead::lines(std::io::BufReader::new(child.stdout.take().expect("an output")));
        let line = lines.next().expect("a line").expect("text");
        let _serving = Serving(child);
        line
    };
    assert_eq!(said(&mut boardroom(&data, &["serve", "--no-open"])), "Boardroom is at http://file.test");
    let environment = ("BOARDROOM_PUBLIC", "http://environment.test");
    let mut serve = boardroom(&data, &["serve", "--no-open"]);
    assert_eq!(said(serve.env(environment.0, environment.1)), "Boardroom is at http://environment.test");
    let mut serve = boardroom(&data, &["serve", "--no-open", "--public", "http://flag.test"]);
    assert_eq!(said(serve.env(environment.0, environment.1)), "Boardroom is at http://flag.test");
    std::fs::write(&file, "colour = 1\n").expect("a file");
    let wrong = boardroom(&data, &["serve", "--no-open"]).output().expect("it starts");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("boardroom.toml cannot be used"));
}

#[test]
fn a_tournament_prints_a_table_figures_or_json_and_goes_on_where_it_was() {
    let data = folder("tournament");
    let tournament = |more: &[&str]| {
        let words = ["tournament", "bids", "-o", "rounds=1", "--bots", "manager,random", "--seats", "3"];
        let output = boardroom(&data, &[&words, more].concat()).output().expect("the program starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let table = tournament(&["--games", "10"]);
    assert!(table.starts_with("12 games of 4 deals, each played from every seat; a fair share is 33.3%"), "{table}");
    assert!(table.contains(" 1. manager") && table.contains(" 2. random"), "{table}");
    let csv = tournament(&["--games", "30", "--csv"]);
    assert!(csv.starts_with("bot,rating,uncertainty,win_share,") && csv.lines().count() == 3, "{csv}");
    let json: serde_json::Value = serde_json::from_str(&tournament(&["--games", "30", "--json"])).expect("JSON");
    assert_eq!((&json["games"], &json["bots"][0]["bot"]), (&30.into(), &"manager".into()));
    let files: Vec<_> = std::fs::read_dir(data.join("tournaments")).expect("a folder").collect();
    assert_eq!(files.len(), 1, "the same tournament is one file");
}

#[test]
#[cfg(unix)]
fn ctrl_c_ends_a_tournament_and_keeps_what_is_done() {
    let data = folder("ctrl-c");
    let results = data.join("results.jsonl");
    let words = ["tournament", "bids", "--games", "1000000", "--bots", "random", "--json", "--results"];
    let words = [&words[..], &[results.to_str().expect("a path")]].concat();
    let child = boardroom(&data, &words).stdout(Stdio::piped()).spawn().expect("the program starts");
    let lines = || std::fs::read_to_string(&results).map_or(0, |text| text.lines().count());
    while lines() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(json["games"].as_u64().expect("a number") as usize + 1, lines());
}

#[test]
fn the_balance_of_a_game_is_a_page_and_its_figures() {
    let data = folder("balance");
    let page = data.join("page.html");
    let [cards, file] = [data.join("cards.toml"), page.clone()].map(|path| path.to_str().expect("a path").to_owned());
    std::fs::write(&cards, <bidders::ProjectSet as table::CardSet>::STANDARD.replacen("favour = 3", "favour = 9", 1))
        .expect("a card file");
    let words = ["balance", "bidders", "--games", "20", "--bots", "random", "--page", &file, "--compare", &cards];
    let output = boardroom(&data, &words).output().expect("the program starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && said.starts_with("20 games: "), "{said}");
    assert!(std::fs::read_to_string(&page).expect("a page").contains("compared with"));
    let json = std::fs::read_to_string(page.with_extension("json")).expect("figures");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(2));
    assert!(json[0]["options"]["cards"].is_string() && json[1]["options"]["cards"].is_object());
}

#[test]
fn what_is_wrong_with_a_card_file_is_said_in_the_language_that_is_asked_for() {
    let data = folder("flaws");
    let cards = data.join("cards.toml");
    let file = cards.to_str().expect("a path");
    let standard = <bidders::ProjectSet as table::CardSet>::STANDARD;
    for (from, to, english, japanese) in [
        ("favour = 3", "favour = 300", "300 does not fit; it must be from 0 to 20", "300 にはできません。"),
        ("favour = 3", "flavour = 3", "`flavour` is not known here; `name` or `favour` can stand here", "`flavour` は"),
        ("favour = 3", "favour = ", "this is not TOML at column ", "TOML として読めません"),
    ] {
        std::fs::write(&cards, standard.replacen(from, to, 1)).expect("a card file");
        let line = standard.lines().position(|line| line.contains(from)).expect("a line") + 1;
        for (language, place, said) in
            [("en", format!("line {line}: "), english), ("ja", format!("{line} 行目: "), japanese)]
        {
            for words in [["simulate", "bidders", "--cards", file], ["balance", "bidders", "--compare", file]] {
                let output = boardroom(&data, &[&["--language", language], &words[..]].concat()).output();
                let complaint = String::from_utf8_lossy(&output.expect("the program starts").stderr).into_owned();
                assert!(complaint.contains(&place) && complaint.contains(said), "{words:?}: {complaint}");
            }
        }
    }
}
