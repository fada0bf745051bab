// Keeps the files of the client, so that a page opens at once, and also while the server is away. Of the game it keeps nothing.

const FILE = /^\/($|(js|css)\/|[a-z]+\.(svg|json)$)/;
const PATIENCE = 3000; // milliseconds until a server that does not answer counts as away

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(Promise.all([clients.claim(), upToDate(event)])));

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !FILE.test(pathname)) return;
  event.respondWith(event.request.mode === "navigate" ? opened(event, pathname) : kept(event.request, pathname));
});

/** A page is opened: what is kept must be what the server has, unless it is away. */
async function opened(event, pathname) {
  await upToDate(event);
  return kept(event.request, pathname);
}

async function kept(request, pathname) {
  return (await caches.match(pathname)) ?? fetch(request);
}

/** Forgets what another version of the server has left, and keeps what it has now. */
async function upToDate(event) {
  const shell = await shellOfNow().catch(() => null);
  if (!shell || (await isWhole(shell))) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  event.waitUntil(keep(shell).catch(() => null)); // what could not be kept is fetched as ever
}

async function shellOfNow() {
  const answer = await fetch("/shell", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

async function isWhole({ version, files }) {
  return (await caches.has(version)) && (await (await caches.open(version)).keys()).length === files.length;
}

/** What was fetched while the server was upgraded may be of two versions: that is not kept. */
async function keep({ version, files }) {
  const found = await Promise.all(files.map((file) => fetch(file, { cache: "no-cache" })));
  const after = await shellOfNow();
  if (after.version !== version || found.some((answer) => !answer.ok)) return;
  const cache = await caches.open(version);
  await Promise.all(files.map((file, place) => cache.put(file, found[place])));
}
