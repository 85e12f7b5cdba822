import type { Check } from '#tests/tools/contract/check.ts'
import { waitForServer } from '#tests/tools/contract/transport.ts'

/** An id that no database accepts. */
const malformedId = 'not-an-id'

/** Sends a malformed id, and checks whether the server keeps running or how long it takes to restart. */
export async function tryMalformedId(check: Check): Promise<void> {
  const response = await check.send('getPart', { id: malformedId })
  const isRunning = (await check.send('getParts')) !== null
  if (response && isRunning && ![502, 503, 504].includes(response.status))
    return check.noteRisk('endsOnErrors', 'getPart', false)
  if (isRunning)
    return check.noteRisk('endsOnErrors', 'getPart', true, 'no response to a malformed id; other calls still work')
  const passedMs = await waitForServer(check.target)
  const outcome = passedMs === null ? 'was not back after a minute' : `was back after ${Math.round(passedMs / 1000)} s`
  check.noteRisk('endsOnErrors', 'getPart', true, `a malformed id crashed the server, which ${outcome}`)
}
