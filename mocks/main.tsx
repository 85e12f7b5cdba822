import { db } from '#mocks/db.ts'
import { createDemo } from '#mocks/demo/createDemo.ts'
import { takeLink } from '#mocks/demo/link.ts'
import { createMoments } from '#mocks/demo/moments.ts'
import { chooseTabStorage } from '#mocks/demo/tabStorage.ts'
import { loadTours } from '#mocks/demo/tour/loadTours.ts'
import { setPictureBase } from '#mocks/pictures.ts'
import { startMocks } from '#mocks/start.ts'
import { tryStorage } from '#src/platform/browserStorage.ts'
import { allowScripts } from '#src/app/trustedTypes.ts'

// The entry chunk is in <root>/assets/. The variable keeps Vite from reading `new URL(…, import.meta.url)` as an asset.
const entryUrl = import.meta.url
const root = import.meta.env.DEV ? new URL('/', entryUrl) : new URL('../', entryUrl)
// without storage (blocked by the browser), the demo's data lasts until the page is closed
const sharedStorage = tryStorage((storage) => storage) ?? null

allowScripts([root.href]) // Trusted Types treats the service worker's address as a script
setPictureBase(new URL('pictures', root).href)
const link = takeLink(root.pathname)
const { storage, isOwn } = chooseTabStorage(link.tab === 'own')
if (sharedStorage) db.persistIn(sharedStorage)
const moments = createMoments(sharedStorage)
const demo = createDemo({ basename: root.pathname, storage, isOwnTab: isOwn, clearMoments: moments.clear })

// no top-level await: it would block the lazy chunks that import from this one
void startMocks(new URL(import.meta.env.DEV ? 'mockServiceWorker.js' : 'sw.js', root).href).then(async (host) => {
  document.documentElement.dataset.mockHost = host
  await demo.start(link)
  const { tours, player } = await loadTours(demo)
  const tour = tours.find(({ id }) => id === link.tour)
  if (tour) await player.play(tour, 'manual')
})
