/* The demo's service worker: serves the demo's files from its cache and leaves API calls to msw. */
const cachePrefix = 'dhruva-demo:files:'
const cacheName = `${cachePrefix}__VERSION__`
const files = ['__FILES__']

// msw's script unregisters the worker when the last tab closes; the demo would then not load offline
self.registration.unregister = () => Promise.resolve(false)

self.addEventListener('install', (event) => {
  const requests = files.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)))
})

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    const oldKeys = (await caches.keys()).filter((key) => key.startsWith(cachePrefix) && key !== cacheName)
    await Promise.all(oldKeys.map((key) => caches.delete(key)))
  }
  event.waitUntil(deleteOldCaches())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  event.stopImmediatePropagation() // msw's listener must not respond as well
  const respond = async () => {
    const cache = await caches.open(cacheName)
    const cacheKey = request.mode === 'navigate' ? self.registration.scope : request
    return (await cache.match(cacheKey)) ?? fetch(request)
  }
  event.respondWith(respond())
})

importScripts('mockServiceWorker.js') // last: our listeners run before msw's
