// Keeps the shell of the application as it was fetched, so that it opens without a network. Nothing of the server's
// answers is kept: tables, streams and everything else go past this file.
const STORE = 'cothon-1'
const MOST = 120 // files of the application; older versions make room
const PATIENCE_MS = 5000
const STILL = ['/icon.svg', '/manifest.webmanifest', '/offline.html', '/offline.css', '/offline.js']
const PAGE = /^\/($|new(\/|$)|table\/|replay\/|rules(\/|$)|player\/|leaders(\/|$)|settings$|account$)/

self.addEventListener('install', (event) => {
  event.waitUntil(begin().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && PAGE.test(url.pathname)) event.respondWith(page(request))
  else if (url.pathname.startsWith('/app/')) event.respondWith(asset(request))
  else if (STILL.includes(url.pathname)) event.respondWith(fresh(request))
})

/** What the first page has loaded before this worker was there; the browser still has these files. */
async function begin() {
  const store = await caches.open(STORE)
  await store.addAll(STILL)
  const shell = await fetch('/')
  if (!shell.ok) return
  const files = [...(await shell.clone().text()).matchAll(/"(\/app\/[^"]+)"/g)].map((found) => found[1])
  await store.put('/', shell)
  await Promise.all(files.map((file) => store.add(file).catch(() => undefined)))
  // the pictograms are named inside the scripts only
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = (await (await store.match(file))?.text()) ?? ''
    for (const [name] of text.matchAll(/[\w-]+-[\w-]{8}\.svg/g)) await store.add(`/app/${name}`).catch(() => undefined)
  }
}

/** Every page of the application is the same shell. */
async function page(request) {
  const store = await caches.open(STORE)
  const kept = await store.match('/')
  const asked = fetch(request).then((answer) => {
    if (answer.ok && !answer.redirected && (answer.headers.get('content-type') ?? '').includes('text/html')) {
      void store.put('/', answer.clone())
    }
    return answer
  })
  const tired = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS))
  try {
    return await (kept ? Promise.race([asked, tired]) : asked)
  } catch {
    asked.catch(() => undefined)
    return kept ?? (await store.match('/offline.html')) ?? Response.error()
  }
}

/** The name of such a file changes with its content. */
async function asset(request) {
  const store = await caches.open(STORE)
  const kept = await store.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await store.put(request, answer.clone())
    await makeRoom(store)
  }
  return answer
}

async function makeRoom(store) {
  const files = (await store.keys()).filter((request) => new URL(request.url).pathname.startsWith('/app/'))
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((request) => store.delete(request)))
}

async function fresh(request) {
  const store = await caches.open(STORE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await store.put(request, answer.clone())
    return answer
  } catch {
    return (await store.match(request)) ?? Response.error()
  }
}
