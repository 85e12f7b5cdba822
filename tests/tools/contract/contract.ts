import { parseArgs } from 'node:util'
import { parseUrl } from '#src/lib/url.ts'
import { Check } from '#tests/tools/contract/check.ts'
import { tryMalformedId } from '#tests/tools/contract/malformedId.ts'
import { checkPublicReads, checkSignedInReads } from '#tests/tools/contract/reads.ts'
import { describeCheck } from '#tests/tools/contract/report.ts'
import { waitForServer } from '#tests/tools/contract/transport.ts'
import { checkWrites } from '#tests/tools/contract/writes.ts'
import { runCommand } from '#tests/tools/runCommand.ts'

export interface Plan {
  tokens: readonly string[]
  /** The email of the tokens' owner, for tokens that don't contain an email. */
  email: string
  /** Whether to make calls that change data. */
  isWriting: boolean
  /** Whether to send a malformed id, which crashes servers that don't check ids. */
  sendsMalformedId: boolean
}

/** Makes the calls one after another. Never throws; adds errors to `check.stopReasons` instead. */
export async function runPlan(check: Check, { tokens, email, isWriting, sendsMalformedId }: Plan): Promise<void> {
  const { target } = check
  const seconds = Math.round(target.wakeMs / 1000)
  try {
    const passedMs = await waitForServer(target, () =>
      console.error(`No response yet. The server seems to be waking up; the check waits up to ${seconds} s for it.`),
    )
    if (passedMs === null) throw new Error(`The server did not respond within ${seconds} s, so nothing was tried.`)
    await checkPublicReads(check)
    await checkSignedInReads(check, tokens, email)
    if (isWriting) await checkWrites(check)
    if (sendsMalformedId) await tryMalformedId(check)
  } catch (error) {
    check.stopReasons.push(error instanceof Error ? error.message : String(error))
  }
}

/** Removes the given tokens from a text, and everything else that looks like a token. */
const redactTokens = (text: string, tokens: readonly string[]): string =>
  [...tokens.filter(Boolean), /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g].reduce<string>(
    (redacted, token) => redacted.replaceAll(token, '(token)'),
    text,
  )

/** @throws Error if the text is not an http(s) URL */
function parseHttpUrl(text: string): URL {
  const url = parseUrl(text)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`--api or --site is not an http(s) URL: ${text}. See "For the API owner" in the documentation.`)
}

/** @returns the exit code: 0 if all tried calls work, otherwise 1 */
async function runContractCheck(): Promise<number> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string', default: '' },
      token: { type: 'string', multiple: true, default: [] },
      email: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      'malformed-id': { type: 'boolean', default: false },
      site: { type: 'string', default: 'https://shop.example' },
      timeout: { type: 'string', default: '10' },
    },
  })
  const { token: tokens, email, write, timeout } = values
  const [apiUrl, site] = [parseHttpUrl(values.api).href.replace(/\/+$/, ''), parseHttpUrl(values.site).origin]
  const abortController = new AbortController()
  process.once('SIGINT', () => abortController.abort(new Error('Ctrl+C')))
  const timeLimits = { timeoutMs: Number(timeout) * 1000, wakeMs: 60_000, retryMs: 2000 }
  const check = new Check({ apiUrl, site, ...timeLimits, signal: abortController.signal })
  await runPlan(check, { tokens, email, isWriting: write, sendsMalformedId: values['malformed-id'] })
  console.log(redactTokens(describeCheck(check), tokens))
  return check.deviations.size > 0 || check.stopReasons.length > 0 ? 1 : 0
}

/** Usage: npm run contract -- --api <url> [options]; stories/docs/ForTheApiOwner.mdx lists them */
if (import.meta.main) await runCommand(runContractCheck)
