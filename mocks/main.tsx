import { answerCalls } from '#mocks/answerCalls.ts'
import { db } from '#mocks/db.ts'
import { createOffline } from '#mocks/demo/offline/createOffline.ts'
import { replaceFirstPaint, whenFirstPageIsShown } from '#mocks/firstPage.ts'
import { applyScenarioLink } from '#mocks/link.ts'
import { setPictureBase } from '#mocks/pictures.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { startApp } from '#src/app/startApp.tsx'
import { tryStorage } from '#src/platform/browserStorage.ts'
import { allowScripts } from '#src/app/trustedTypes.ts'

// The entry chunk is in <root>/assets/. The variable keeps Vite from reading `new URL(…, import.meta.url)` as an asset.
const entryUrl = import.meta.url
const root = import.meta.env.DEV ? new URL('/', entryUrl) : new URL('../', entryUrl)
// without storage (blocked by the browser), the demo's data lasts until the page is closed
const storage = tryStorage((found) => found) ?? null

allowScripts([root.href]) // Trusted Types treats the service worker's address as a script
setPictureBase(new URL('pictures', root).href)
if (storage) db.persistIn(storage)
applyScenarioLink()
answerCalls()
startApp(createMockPlatform({ storage }), root.pathname)

const shopHost = document.getElementById('root')
if (shopHost) {
  void replaceFirstPaint(shopHost)
  void whenFirstPageIsShown(shopHost).then(() => createOffline(new URL('sw.js', root).href))
}
