// Written by `cargo run -p xtask -- list` from games/list.txt.

use crate::program::Kept;

/// The modules that are kept in the tree.
pub(crate) const KEPT: &[Kept] = &[
    Kept {
        game: "bidness",
        rules: 3,
        module: "888de52886211ebcecaebd50851f62f8d9ad6c06e6de783fc40baefb00ffb469",
        #[cfg(not(target_arch = "wasm32"))]
        bytes: include_bytes!(
            "../../../games/bidness/frozen/888de52886211ebcecaebd50851f62f8d9ad6c06e6de783fc40baefb00ffb469.wasm.br"
        ),
    },
    Kept {
        game: "silicon-valley",
        rules: 6,
        module: "f7f5197b9b62f6a090d17f9212888f29794e812b0a244fac2329d412f9a9b7ec",
        #[cfg(not(target_arch = "wasm32"))]
        bytes: include_bytes!(
            "../../../games/silicon_valley/frozen/f7f5197b9b62f6a090d17f9212888f29794e812b0a244fac2329d412f9a9b7ec.wasm.br"
        ),
    },
    Kept {
        game: "bidders",
        rules: 1,
        module: "8a7ac6737b8d33f9659b5fbbb76370bcd5ebfaba2799786d80e2ef048542185c",
        #[cfg(not(target_arch = "wasm32"))]
        bytes: include_bytes!(
            "../../../games/bidders/frozen/8a7ac6737b8d33f9659b5fbbb76370bcd5ebfaba2799786d80e2ef048542185c.wasm.br"
        ),
    },
    Kept {
        game: "bids",
        rules: 1,
        module: "a9b3f7662e26120712821492095dea185aa8865a4ad8fb22c29e02f1cc14d41f",
        #[cfg(not(target_arch = "wasm32"))]
        bytes: include_bytes!(
            "../../../games/bids/frozen/a9b3f7662e26120712821492095dea185aa8865a4ad8fb22c29e02f1cc14d41f.wasm.br"
        ),
    },
    Kept {
        game: "furnace",
        rules: 6,
        module: "b9bdc16c60cf235bd6294edf7fe0608e69eb82a7e8e0077ec0241042f3a6ba97",
        #[cfg(not(target_arch = "wasm32"))]
        bytes: include_bytes!(
            "../../../games/furnace/frozen/b9bdc16c60cf235bd6294edf7fe0608e69eb82a7e8e0077ec0241042f3a6ba97.wasm.br"
        ),
    },
];
