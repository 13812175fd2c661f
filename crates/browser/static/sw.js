// Keeps the page for times without a server: everything it is made of is kept when it is first
// loaded, and again whenever a new version has come; of the languages those that are spoken here.
const CACHE = "anleger-{{version}}";
const FILES = {{files}};
const LANGUAGES = {{spoken}};
const PAGE = "/index.html";

// What only a server can answer.
const LIVE = /^\/(api|healthz|metrics)(\/|$)/;

// A name that changes with the content.
const LASTING = /-[0-9a-f]{16}\.\w+$/;

addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers());
});

addEventListener("message", (event) => {
  event.waitUntil(keepLanguage(event.data));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || LIVE.test(pathname)) return;
  event.respondWith(LASTING.test(pathname) ? kept(request) : newest(request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await skipWaiting();
}

// All that is said in a language, also on pages that nobody has opened yet.
async function keepLanguage(code) {
  const cache = await caches.open(CACHE);
  const here = await Promise.all((LANGUAGES[code] ?? []).map((path) => cache.match(path)));
  await cache.addAll((LANGUAGES[code] ?? []).filter((_, at) => !here[at]));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("anleger-") && name !== CACHE);
  await Promise.allSettled((await spokenIn(old)).map(keepLanguage));
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// The languages that a version before this one has kept.
async function spokenIn(names) {
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const codes = kept.flat().map(({ url }) => /\/lang\/(\w+)\//.exec(url)?.[1]);
  return [...new Set(codes.filter(Boolean))];
}

async function kept(request) {
  const known = await find(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// Asked for anew, so that nobody stays with an old page. Without a server the kept one opens,
// whatever the path: it finds out itself what to show.
async function newest(request) {
  try {
    return await fetch(request);
  } catch {
    const page = request.mode === "navigate" ? await find(PAGE) : undefined;
    return (await find(request)) ?? page ?? Response.error();
  }
}

function find(request) {
  return caches.match(request, { ignoreVary: true });
}
