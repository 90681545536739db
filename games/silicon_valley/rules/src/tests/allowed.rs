use super::*;
use crate::Draft;

impl Scene {
    fn allows(&self, index: u8, action: Action) -> bool {
        let mut menu = Menu::new();
        self.game.menu(seat(index), &mut menu);
        self.game.allows(seat(index), action, &menu)
    }
}

const TETROMINOES: [Kind; 5] = [Kind::I4, Kind::O4, Kind::T4, Kind::L4, Kind::S4];

/// A bill of 8 squares, and one block of each kind of 4, two dominoes and an I of 3 to pay it with.
fn bill() -> Scene {
    let blocks = [&TETROMINOES[..], &[Kind::Domino, Kind::Domino, Kind::I3]].concat();
    let mut scene = Scene::new(2, |set| set.vcs[0].price = 8).open_vc(0).blocks(0, &blocks);
    scene.play(0, Action::Fund(Vc(0)));
    scene
}

#[test]
fn ruling_5_every_way_to_pay_is_allowed_though_the_menu_shows_six() {
    let scene = bill();
    let shown = scene.menu(0).into_iter().filter(|action| matches!(action, Action::Pay(_))).count();
    assert_eq!(shown, 6);
    for (at, first) in TETROMINOES.into_iter().enumerate() {
        for second in &TETROMINOES[at + 1..] {
            assert!(scene.allows(0, Action::Pay(pile(&[first, *second]))), "{first:?} {second:?}");
        }
        assert!(scene.allows(0, Action::Pay(pile(&[first, Kind::Domino, Kind::Domino]))), "4 + 2 + 2");
        assert!(
            scene.allows(0, Action::Pay(pile(&[first, Kind::Domino, Kind::I3]))),
            "9, and without either 8 is missed"
        );
        assert!(scene.allows(0, Action::Give(first)), "block by block");
    }
}

#[test]
fn ruling_5_nothing_else_is_allowed_on_a_bill() {
    let scene = bill();
    let never = [
        pile(&[Kind::I4, Kind::I3]),
        pile(&[Kind::I4, Kind::O4, Kind::Domino]),
        pile(&[Kind::I4, Kind::I4]),
        pile(&[Kind::I4, Kind::L3, Kind::Domino]),
        Blocks::NONE,
    ];
    for blocks in never {
        assert!(!scene.allows(0, Action::Pay(blocks)), "{blocks:?}");
    }
    assert!(!scene.allows(0, Action::Give(Kind::Domino)), "dominoes alone are 4");
    assert!(!scene.allows(0, Action::Fill(pile(&[Kind::I4, Kind::O4]))));
    assert!(!scene.allows(0, Action::Settle { blocks: Blocks::NONE, lost: 0 }));
}

#[test]
fn ruling_9_only_a_block_that_may_stand_for_another_is_allowed_for_it() {
    let owed = |supply: &[Kind]| {
        let scene = Scene::new(2, |set| set.employees[0].instant = pile(&[Kind::T4])).row(0, 0).money(0, 5);
        let mut scene = scene.supply(1, supply);
        scene.play(0, Action::Hire(Employee(0)));
        scene
    };
    let same = owed(&[Kind::I4, Kind::S4, Kind::Domino]);
    let smaller = owed(&[Kind::L3, Kind::Domino]);
    for kind in Kind::ALL {
        assert_eq!(same.allows(0, Action::Take(kind)), matches!(kind, Kind::I4 | Kind::S4), "{kind:?}");
        assert_eq!(smaller.allows(0, Action::Take(kind)), matches!(kind, Kind::L3 | Kind::Domino), "{kind:?}");
    }
    assert!(!same.allows(0, Action::Done), "one of the same size is taken");
    assert!(smaller.allows(0, Action::Done), "a smaller one may be taken");
}

#[test]
fn ruling_11_nobody_else_may_be_let_go_than_who_is_offered() {
    let salaries = |set: &mut CardData| {
        for (card, salary) in set.employees.iter_mut().zip([3, 2, 1]) {
            card.salary = salary;
        }
    };
    let mut scene = Scene::new(2, salaries).staff(0, &[0, 1, 2]).money(0, 4);
    scene.operate_until_asked();
    // 2 of 6 dollars are missing, which whoever earns 1 does not make up together with nobody else.
    assert_eq!([0, 1, 2].map(|id| scene.allows(0, Action::LetGo(Employee(id)))), [true, true, false]);
    assert!(!scene.allows(0, Action::Done) && !scene.allows(0, Action::Layoff(Employee(2))));
    assert!(!scene.allows(1, Action::LetGo(Employee(0))), "it is for the owner to choose");
}

#[test]
fn every_pile_that_fills_a_grid_is_allowed_though_the_menu_shows_six() {
    let every = Kind::ALL.map(|kind| [kind; 6]).concat();
    let scene = Scene::new(2, |_| ());
    let has_many = |product: &Product| scene.game.cards.grid(*product).recipes().len() > 6;
    let product = (0..24).map(Product).find(has_many).expect("a grid with many fillings");
    let mut scene = scene.product(0, product.0).blocks(0, &every);
    scene.play(0, Action::Innovate(product));
    let recipes = scene.game.cards.grid(product).recipes().to_vec();
    let fit: Vec<Blocks> = recipes.into_iter().filter(|recipe| scene.blocks_of(0).contains(*recipe)).collect();
    let shown = scene.menu(0).into_iter().filter(|action| matches!(action, Action::Fill(_))).count();
    assert!(shown == 6 && fit.len() > 6, "{}", fit.len());
    assert!(fit.iter().all(|recipe| scene.allows(0, Action::Fill(*recipe))));
    assert!(!scene.allows(0, Action::Fill(fit[0].plus(Blocks::one(Kind::Domino)))), "too many");
    let Phase::Asking(Question::Design(draft)) = scene.game.phase else { panic!("a grid is filled") };
    scene.game.phase = Phase::Asking(Question::Design(Draft { by_hand: true, ..draft }));
    assert!(!scene.allows(0, Action::Fill(fit[0])), "who began by hand goes on by hand");
}
