//! A table with a designer's own cards.

use serde_json::json;
use shelf::{Printer, Tree};
use wire::Have;

use crate::support::{Dice, Mirror, World};

/// A name that no card of the box has.
const MARK: &str = "Sent but once";

#[tokio::test]
async fn a_designers_cards_come_once_whatever_happens_and_however_often_one_reconnects() {
    let world = World::new().await;
    let (ada, bo) = (world.guest("Ada").await, world.guest("Bo").await);
    let mut set = Printer::of("furnace").expect("a game").standard();
    set.put("companies/0/name", Tree::Text(MARK.to_owned()));
    let seats = json!(["me", { "bot": "random" }, { "bot": "random" }]);
    let table = json!({ "game": "furnace", "options": { "cards": set }, "seats": seats, "start": true });
    let table = ada.make_with(table).await;

    let (mut line, mut mirror, mut dice) = (ada.connect().await, Mirror::default(), Dice(3));
    line.watch(&table, Have::default()).await;
    for _ in 0..12 {
        line.until(&mut mirror, |mirror| !mirror.menu().is_empty()).await;
        let command = mirror.act(dice.throw());
        let version = line.command(&mut mirror, &table, command).await.expect("it is on the menu");
        line.until(&mut mirror, |mirror| mirror.version >= version).await;
    }
    // Somebody comes to look on, and everybody's sheet is sent again.
    let (mut onlooker, mut seen) = (bo.connect().await, Mirror::default());
    onlooker.watch(&table, Have::default()).await;
    onlooker.until(&mut seen, |mirror| mirror.position.is_some()).await;
    let heard = line.heard.concat();
    assert!(heard.matches("\"sheet\":").count() > 0 && heard.matches("\"position\":").count() >= 12);
    assert_eq!(heard.matches(MARK).count(), 1);
    assert_eq!(onlooker.heard.concat().matches(MARK).count(), 1);

    let mut again = ada.connect().await;
    again.watch(&table, mirror.have()).await;
    mirror.sheet = None;
    again.until(&mut mirror, |mirror| mirror.sheet.is_some()).await;
    assert_eq!(again.heard.concat().matches(MARK).count(), 0, "whoever has the set keeps it");
}
