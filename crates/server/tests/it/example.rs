//! The example for programs in other languages.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::support::{World, play_to_the_end};

fn bot(world: &World, words: &[&str]) -> std::process::Child {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let address = format!("http://{}", world.address);
    Command::new("python3").arg(script).arg(address).args(words).stdout(Stdio::piped()).spawn().expect("Python runs")
}

async fn output(child: std::process::Child) -> String {
    let output = tokio::task::spawn_blocking(|| child.wait_with_output()).await.expect("a thread").expect("it ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_python_makes_a_table_and_plays_to_the_end() {
    let world = World::new().await;
    let said = output(bot(&world, &["--game", "bidders"])).await;
    assert!(said.contains("finished in place "), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_python_sits_down_with_a_person() {
    let world = World::new().await;
    let ada = world.guest("Ada").await;
    let new = json!({ "game": "bids", "options": { "rounds": 1 }, "seats": ["me", "open", { "bot": "random" }] });
    let table = ada.make_with(new).await;
    let snake = bot(&world, &["--table", &table]);
    while ada.look(&table).await["sheet"]["chairs"][1]["sitter"] == "nobody" {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    ada.act(&table, json!("start")).await;
    play_to_the_end(ada, table, 4).await;
    assert!(output(snake).await.contains("finished in place "));
}
