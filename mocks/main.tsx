import { db } from '#mocks/db.ts'
import { applyScenarioLink } from '#mocks/link.ts'
import { setPictureBase } from '#mocks/pictures.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { startMocks } from '#mocks/start.ts'
import { startApp } from '#src/app/startApp.tsx'
import { tryStorage } from '#src/platform/browserStorage.ts'
import { allowScripts } from '#src/app/trustedTypes.ts'

// the entry chunk lies in <root>/assets/, wherever the site was put (a variable, or Vite takes it for an asset's address)
const self = import.meta.url
const root = import.meta.env.DEV ? new URL('/', self) : new URL('../', self)
// where the browser blocks storage, the demo lives as long as the page
const storage = tryStorage((found) => found) ?? null

allowScripts([root.href]) // registering the worker counts as a script
setPictureBase(new URL('pictures', root).href)
if (storage) db.persistIn(storage)
applyScenarioLink()

// no top-level await: lazy chunks that import from this one would wait for it
void startMocks(new URL(import.meta.env.DEV ? 'mockServiceWorker.js' : 'sw.js', root).href).then((host) => {
  document.documentElement.dataset.mockHost = host
  startApp(createMockPlatform({ storage }), root.pathname)
})
