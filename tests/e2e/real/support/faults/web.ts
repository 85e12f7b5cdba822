import type { Send } from '#tests/tools/smoke/ask.ts'
import { mockServerPort, testConfig } from '#tests/support/testConfig.ts'
import { replace, type Fault } from '#tests/e2e/real/support/faults/changes.ts'

const api = `http://127.0.0.1:${mockServerPort}`
const emulator = testConfig.VITE_FIREBASE_AUTH_EMULATOR_URL
const home = testConfig.VITE_SITE_URL

/** The address of a shop on the web; `web` answers it from this machine. */
const webSite = 'https://shop.example'
/** Its API. */
export const webApi = 'https://api.shop.example'
const firebaseAddress = 'https://identitytoolkit.googleapis.com/'

/** The build for the web: its own domain, an API on https, Firebase itself, an e-mail address that can exist. */
export const forWeb = replace(
  [home, webSite],
  [api, webApi],
  [testConfig.VITE_CONTACT_EMAIL, 'contact@dhruva-auto-works.com'],
  [`emulatorUrl:\`${emulator}\``, 'emulatorUrl:null'],
  [` ${emulator}`, ''],
)

interface Web {
  /** What the host answers over http. */
  overHttp?: () => Response
  domains?: string[]
  firebaseStatus?: number
}

/** Answers the hosts of a shop on the web from this machine. */
export const web =
  ({ overHttp, domains = ['shop.example'], firebaseStatus = 200 }: Web = {}): Send =>
  (url, init) => {
    if (url.startsWith(webSite)) return fetch(home + url.slice(webSite.length), init)
    if (url.startsWith(webApi)) return fetch(api + url.slice(webApi.length), init)
    const redirect = () => new Response(null, { status: 301, headers: { location: `${webSite}/` } })
    if (url.startsWith('http://shop.example')) return Promise.resolve((overHttp ?? redirect)())
    if (url.startsWith(firebaseAddress))
      return Promise.resolve(Response.json({ authorizedDomains: domains }, { status: firebaseStatus }))
    return fetch(url, init)
  }

/** What a fault of a shop on the web has. */
export const onWeb = { changes: [forWeb], options: { site: new URL(`${webSite}/`) }, send: web() }

/** The right deployment on the web, as far as requests show it. */
export const rightOnWeb: Fault = { name: 'on the web', expected: [], ...onWeb }
