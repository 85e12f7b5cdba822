import { allCalls } from '#src/api/allCalls.ts'
import type { Call } from '#src/api/call.ts'
import { fillPath } from '#src/api/request.ts'
import type { Answer, Ask } from '#tests/tools/smoke/ask.ts'
import type { Report } from '#tests/tools/smoke/report.ts'

/** Whether a list of a preflight's answer allows something. A star never covers the header Authorization. */
function allows(list: string | null, wanted: string): boolean {
  const accepted = wanted === 'authorization' ? [wanted] : ['*', wanted.toLowerCase()]
  return (list ?? '').split(',').some((item) => accepted.includes(item.trim().toLowerCase()))
}

const allowsOrigin = ({ headers }: Answer, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')

/** One call for each method; reading takes one with a token. */
function callPerMethod(): Call[] {
  const calls: Call[] = Object.values(allCalls).filter(({ access }) => access !== 'anyone')
  return [...new Map(calls.map((call) => [call.method, call])).values()]
}

/** Asks whether a call may be made, as a browser does; nothing is changed. @returns why not, or null */
async function refusalOf(
  { method, path, body }: Call,
  apiUrl: string,
  origin: string,
  ask: Ask,
): Promise<string | null> {
  const wanted = ['authorization', ...(body ? ['content-type'] : [])]
  const answer = await ask(apiUrl + fillPath(path, {}), {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': wanted.join(',') },
  })
  if (!answer || answer.status >= 300) return `status ${answer?.status ?? 'none'}`
  if (!allowsOrigin(answer, origin)) return 'not for this site'
  const { headers } = answer
  if (method !== 'GET' && method !== 'POST' && !allows(headers.get('access-control-allow-methods'), method))
    return 'method not allowed'
  const refused = wanted.filter((header) => !allows(headers.get('access-control-allow-headers'), header))
  return refused.length > 0 ? `header ${refused.join(', ')} not allowed` : null
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}

/** Checks that the API answers, and that browsers let the shop at `origin` call it. */
export async function checkApi(apiUrl: string, origin: string, ask: Ask, report: Report): Promise<void> {
  const answer = await ask(apiUrl + allCalls.getParts.path, { headers: { origin, accept: 'application/json' } })
  if (!answer) return report.wrong('api-unreachable', '', apiUrl)
  if (answer.status !== 200) report.wrong('api-answer', `status ${answer.status}`, answer.url)
  else if (!isList(answer.text)) report.wrong('api-answer', 'not a JSON list', answer.url)
  if (!allowsOrigin(answer, origin)) return report.wrong('api-cors', '', answer.url)
  const calls = callPerMethod()
  for (const call of calls) {
    const refusal = await refusalOf(call, apiUrl, origin, ask)
    if (refusal !== null) report.wrong('api-preflight', `${call.method} ${call.path}: ${refusal}`)
  }
  report.tried.push(
    `the API’s list of parts, and whether this site may call it by ${calls.map(({ method }) => method).join(', ')}`,
  )
}
