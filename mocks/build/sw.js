/* The demo's service worker caches the demo's files, so that the demo works offline. It does not respond to API calls. */
const pageUrl = self.registration.scope
// The prefix contains the path, because other demos on the same origin have caches of their own.
const cachePrefix = `dhruva-demo:files:${new URL(pageUrl).pathname}:`
const cacheName = `${cachePrefix}__VERSION__`
const fileUrls = ['__FILES__'].map((file) => new URL(file, pageUrl).href)
/** The file name of the script that this build's page loads. */
const entryFile = '__ENTRY__'
/** Matches the paths of the demo's pages, relative to the demo's folder. */
const pagePattern = '__PAGES__'

/** Concurrent downloads. A low number leaves bandwidth for the visible page. */
const maxDownloads = 2

async function postToPages(message) {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of clients) client.postMessage(message)
}

/** Whether a response is the requested file, and not a login page, a redirect or the page of a different build. */
async function isExpectedFile(url, response) {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) return false
  if (url === pageUrl) return type.includes('text/html') && (await response.clone().text()).includes(entryFile)
  if (url.endsWith('.js')) return !response.redirected && type.includes('javascript')
  if (url.endsWith('.css')) return !response.redirected && type.includes('text/css')
  return !response.redirected && !type.includes('text/html') // hosts send pictures and fonts with various types
}

async function download(url, cache) {
  // Only files with a hash in their name may come from the HTTP cache.
  const request = new Request(url, { cache: url.includes('/assets/') ? 'default' : 'reload', priority: 'low' })
  const response = await fetch(request)
  if (!(await isExpectedFile(url, response))) throw new Error(`not the file: ${url}`)
  // Some hosts redirect to the URL with a slash. Browsers reject redirected responses for navigations, so a copy is stored.
  await cache.put(url, response.redirected ? new Response(response.body, response) : response)
}

/** @returns the stored file; undefined if it is missing or is not the expected file, which is then deleted */
async function findStoredFile(url) {
  const cache = await caches.open(cacheName)
  const response = await cache.match(url, { ignoreVary: true })
  if (!response || (await isExpectedFile(url, response))) return response
  await cache.delete(url, { ignoreVary: true })
}

/** Stores missing files and posts the progress to the pages. */
async function storeFiles() {
  const cache = await caches.open(cacheName)
  const storedFiles = await Promise.all(fileUrls.map(findStoredFile))
  const storedUrls = new Set(fileUrls.filter((_, index) => storedFiles[index]))
  const missingUrls = fileUrls.filter((url) => !storedUrls.has(url))
  const postProgress = () => postToPages({ stored: storedUrls.size, total: fileUrls.length })
  await postProgress()

  async function downloadNext() {
    for (let url = missingUrls.shift(); url; url = missingUrls.shift()) {
      await download(url, cache)
      storedUrls.add(url)
      await postProgress()
    }
  }
  await Promise.all(Array.from({ length: maxDownloads }, downloadNext))
}

async function deleteOldCaches() {
  const oldCacheNames = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(oldCacheNames.map((name) => caches.delete(name)))
}

const isPage = (url) => pagePattern.test(new URL(url).pathname.slice(new URL(pageUrl).pathname.length - 1))

const respond = async (request, url) => (await findStoredFile(url)) ?? fetch(request)

/** @returns the network's response; if offline, the demo's page, which shows "Page not Found" */
const respondToUnknown = (request) =>
  fetch(request).catch(async (error) => {
    const storedPage = await findStoredFile(pageUrl)
    if (storedPage) return storedPage
    throw error
  })

// Does not call `skipWaiting`, so that the previous version continues to serve its open pages.
self.addEventListener('install', (event) => event.waitUntil(storeFiles()))

// Claims the page of the first visit, so that its lazy chunks load offline too.
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())))

self.addEventListener('message', (event) => {
  if (event.data === 'storeFiles') event.waitUntil(storeFiles().catch(() => undefined)) // fails when offline; the next message tries again
  if (event.data === 'startNow') event.waitUntil(self.skipWaiting())
})

// Handles only the demo's own files and pages. The same folder may contain other sites, such as a Storybook.
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(pageUrl)) return
  if (fileUrls.includes(url)) event.respondWith(respond(event.request, url))
  else if (mode !== 'navigate') return
  else if (isPage(url)) event.respondWith(respond(event.request, pageUrl))
  else event.respondWith(respondToUnknown(event.request))
})
