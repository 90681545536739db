// Keeps the page for when there is no network.
// `xtask client` puts the name of this version, and the files that belong to it, into the next line.
const VERSION = "", FILES = [];

// Rules of another day, by their hash: each is kept when it is first needed, and for good.
const FROZEN = "frozen", MODULE = /^\/frozen\/[0-9a-f]{64}\.wasm$/;

// All files of a version or none: a page is never made of two.
self.addEventListener("install", (event) => {
  const fresh = FILES.map((path) => new Request(path, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const versions = await caches.keys();
    await Promise.all(versions.filter((version) => version !== VERSION && version !== FROZEN).map((version) => caches.delete(version)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

// The page says when nobody is in the middle of anything.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (/^\/(api|health|metrics)(\/|$)/.test(address.pathname)) return;
  if (MODULE.test(address.pathname)) return event.respondWith(frozen(request));
  // Every page is the same file; the program in it looks at the address.
  const path = request.mode === "navigate" ? "/" : address.pathname;
  if (!FILES.includes(path)) return;
  const kept = caches.open(VERSION).then((cache) => cache.match(path));
  event.respondWith(kept.then((file) => file ?? fetch(request)));
});

async function frozen(request) {
  const cache = await caches.open(FROZEN);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

// What happens at somebody's tables while no page is open: the server says it in their own words.
self.addEventListener("push", (event) => {
  const { title, text, table, occasion } = event.data?.json() ?? {};
  const path = table ? `/table/${encodeURIComponent(table)}` : "/";
  // A later notice of the same kind stands in the place of an earlier one.
  const shown = { body: text, tag: `${occasion} ${path}`, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title ?? "Boardroom", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data ?? "/"));
});

// A browser may get another address at any time: the server hears of it.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAnew(event)));

// Goes to a window that shows it, or to one that shows the lobby, or opens one.
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (path) => windows.find((window) => new URL(window.url).pathname === path);
  try {
    if (at(path)) return await at(path).focus();
    if (at("/")) return await (await at("/").navigate(path)).focus();
  } catch {
    // A window of another version, or one that is about to close.
  }
  return self.clients.openWindow(path);
}

async function subscribeAnew({ oldSubscription, newSubscription }) {
  const subscription = newSubscription ?? await self.registration.pushManager.subscribe(oldSubscription.options);
  const { endpoint, keys } = subscription.toJSON();
  const browser = { address: endpoint, key: keys.p256dh, auth: keys.auth, old: oldSubscription?.endpoint };
  await fetch("/api/notices/browsers", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(browser) });
}
