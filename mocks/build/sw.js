/* The demo's service worker keeps the demo's files, so that it works offline. It answers no calls. */
const page = self.registration.scope
// With the path, because other demos of the same origin have caches of their own.
const cachePrefix = `dhruva-demo:files:${new URL(page).pathname}:`
const cacheName = `${cachePrefix}__VERSION__`
const urls = ['__FILES__'].map((file) => new URL(file, page).href)
/** The script that this build's page starts. */
const entry = '__ENTRY__'
/** Matches the paths of the demo's pages below its folder. */
const pages = '__PAGES__'

/** Downloads at the same time: few, because the page in front needs the connection too. */
const maxDownloads = 2

async function postToPages(message) {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of clients) client.postMessage(message)
}

/** Whether an answer is the file: networks and hosts send log-in pages, redirects and other builds' pages in its place. */
async function isRight(url, response) {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) return false
  if (url === page) return type.includes('text/html') && (await response.clone().text()).includes(entry)
  if (url.endsWith('.js')) return !response.redirected && type.includes('javascript')
  if (url.endsWith('.css')) return !response.redirected && type.includes('text/css')
  return !response.redirected && !type.includes('text/html') // hosts send pictures and fonts with various types
}

async function download(url, cache) {
  // A file with a hash in its name may come from the browser's own cache.
  const request = new Request(url, { cache: url.includes('/assets/') ? 'default' : 'reload', priority: 'low' })
  const response = await fetch(request)
  if (!(await isRight(url, response))) throw new Error(`not the file: ${url}`)
  // Some hosts lead from the folder to its name. Browsers don't show a page from a redirect, so it is stored as its own.
  await cache.put(url, response.redirected ? new Response(response.body, response) : response)
}

/** @returns the stored file; undefined when there is none, or a wrong one, which is deleted */
async function findStored(url) {
  const cache = await caches.open(cacheName)
  const response = await cache.match(url, { ignoreVary: true })
  if (!response || (await isRight(url, response))) return response
  await cache.delete(url, { ignoreVary: true })
}

/** Stores the files that are missing and tells the pages how many are there. */
async function storeFiles() {
  const cache = await caches.open(cacheName)
  const found = await Promise.all(urls.map(findStored))
  const stored = new Set(urls.filter((_, index) => found[index]))
  const missing = urls.filter((url) => !stored.has(url))
  const postProgress = () => postToPages({ stored: stored.size, total: urls.length })
  await postProgress()

  async function downloadNext() {
    for (let url = missing.shift(); url; url = missing.shift()) {
      await download(url, cache)
      stored.add(url)
      await postProgress()
    }
  }
  await Promise.all(Array.from({ length: maxDownloads }, downloadNext))
}

async function deleteOldCaches() {
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

const isPage = (url) => pages.test(new URL(url).pathname.slice(new URL(page).pathname.length - 1))

/** @returns the stored file, or the answer of the network */
const respond = async (request, url) => (await findStored(url)) ?? fetch(request)

/** @returns the answer of the network; without one, the page that says it is not found */
const respondToUnknown = (request) =>
  fetch(request).catch(async (error) => {
    const stored = await findStored(page)
    if (stored) return stored
    throw error
  })

// Does not skip waiting: the version before this one serves its open pages until they are closed.
self.addEventListener('install', (event) => event.waitUntil(storeFiles()))

// Claims the page of the first visit, so that its lazy code loads offline too.
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  if (event.data === 'storeFiles') event.waitUntil(storeFiles().catch(() => undefined)) // offline: later
  if (event.data === 'startNow') event.waitUntil(self.skipWaiting())
})

// Answers for the demo's own files and pages: beside them stand other things, such as a Storybook.
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(page)) return
  if (urls.includes(url)) event.respondWith(respond(event.request, url))
  else if (mode !== 'navigate') return
  else if (isPage(url)) event.respondWith(respond(event.request, page))
  else event.respondWith(respondToUnknown(event.request))
})
