import * as z from 'zod/mini'
import type { RealConfig } from '#src/platform/real/config.ts'
import type { Ask } from '#tests/tools/smoke/ask.ts'
import type { Report } from '#tests/tools/smoke/report.ts'
import { parseJson } from '#tests/tools/parseJson.ts'

const projectSchema = z.object({ authorizedDomains: z.array(z.string()) })

/** Asks Firebase which domains may sign in, as its own script does before it opens a window. */
export async function checkIdentity({ firebase }: RealConfig, site: URL, ask: Ask, report: Report): Promise<void> {
  if (firebase.emulatorUrl !== null)
    return report.skip('Firebase’s authorised domains: the emulator does not ask for them')
  const address = `https://identitytoolkit.googleapis.com/v1/projects?key=${encodeURIComponent(firebase.apiKey)}`
  const answer = await ask(address, { headers: { referer: site.href } })
  if (!answer) return report.skip('Firebase’s authorised domains: it does not answer this machine')
  if (answer.status !== 200) return report.wrong('identity-key', `status ${answer.status}`)
  const { data } = z.safeParse(projectSchema, parseJson(answer.text))
  const isAllowed = data?.authorizedDomains.some((domain) => `.${site.hostname}`.endsWith(`.${domain}`))
  if (!isAllowed) report.wrong('unauthorised-domain', site.hostname)
  report.tried.push('Firebase’s key and authorised domains')
}
