import init from "/dealer.js";
init({ module_or_path: "/dealer_bg.wasm" });
