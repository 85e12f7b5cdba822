/* The demo's worker: the files of the demo come from its cache, every call goes to msw. */
const prefix = 'dhruva-demo:files:'
const cacheName = `${prefix}__VERSION__`
const files = ['__FILES__']

// msw's script unregisters itself when the last tab closes; then nobody would answer offline
self.registration.unregister = () => Promise.resolve(false)

self.addEventListener('install', (event) => {
  const requests = files.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(requests)))
})

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    const old = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== cacheName)
    await Promise.all(old.map((key) => caches.delete(key)))
  }
  event.waitUntil(dropOld())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  event.stopImmediatePropagation() // msw's listener must not answer a second time
  const respond = async () => {
    const cache = await caches.open(cacheName)
    const wanted = request.mode === 'navigate' ? self.registration.scope : request
    return (await cache.match(wanted)) ?? fetch(request)
  }
  event.respondWith(respond())
})

importScripts('mockServiceWorker.js') // last: its listeners come after ours
