// What one stays at for a while has a program of its own; everything else comes with the lobby.
const program = /^\/(device|learn|review|table|workshop)(\/|$)/.test(location.pathname) ? "room" : "lobby";
const wasm = fetch(`/${program}_bg.wasm`);
import(`/${program}.js`).then(({ default: init }) => init({ module_or_path: wasm }));

// How long nothing was pressed before a keeper comes, so that it is in nobody's way, in milliseconds.
const CALM = 3_000;
// How long after its start a page may be loaded anew without anybody minding, in milliseconds.
const FRESH = 15_000;

// Keeps the page for when there is no network, and brings the next version when there is one.
async function keep() {
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  const keeper = await workers.register("/keeper.js");
  const isCalm = () => location.pathname === "/" || performance.now() < FRESH;
  const takeOver = () => {
    if (isCalm()) keeper.waiting?.postMessage("take over");
  };
  workers.addEventListener("controllerchange", () => {
    if (!isFirst && isCalm()) location.reload();
  });
  keeper.addEventListener("updatefound", () => keeper.installing?.addEventListener("statechange", takeOver));
  globalThis.navigation?.addEventListener("navigatesuccess", takeOver);
  takeOver();
}

if ("serviceWorker" in navigator) {
  const pressed = new AbortController();
  let calm;
  const wait = () => {
    clearTimeout(calm);
    calm = setTimeout(() => {
      pressed.abort();
      // Where a browser allows no keeper the page does without.
      keep().catch(() => {});
    }, CALM);
  };
  for (const press of ["pointerdown", "keydown"]) {
    addEventListener(press, wait, { capture: true, signal: pressed.signal });
  }
  wait();
}
