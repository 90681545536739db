import init from "/playtester.js";
init({ module_or_path: "/playtester_bg.wasm" });
