/*
 * Replaces the service worker of a demo that was once published at the site's URL, because that worker would serve the demo
 * forever. The site itself has no service worker.
 */
async function removeDemo() {
  const { pathname } = new URL(self.registration.scope)
  const names = (await caches.keys()).filter((name) => name.startsWith(`dhruva-demo:files:${pathname}:`))
  await Promise.all(names.map((name) => caches.delete(name)))
  const pages = await self.clients.matchAll({ type: 'window' })
  await self.registration.unregister()
  for (const page of pages) page.navigate(page.url).catch(() => undefined) // rejects if the page was closed or is loading
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeDemo()))
