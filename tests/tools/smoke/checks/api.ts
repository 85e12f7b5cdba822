import { allCalls } from '#src/api/allCalls.ts'
import type { Call } from '#src/api/call.ts'
import { fillPath } from '#src/api/request.ts'
import { originProblem, preflightProblem } from '#tests/tools/contract/cors.ts'
import { preflightHeaders, preflightOf } from '#tests/tools/contract/sendCall.ts'
import { parseJson } from '#tests/tools/parseJson.ts'
import type { Ask } from '#tests/tools/smoke/ask.ts'
import type { Report } from '#tests/tools/smoke/report.ts'

/** One call for each method; reading takes one with a token. */
function callPerMethod(): Call[] {
  const calls: Call[] = Object.values(allCalls).filter(({ access }) => access !== 'anyone')
  return [...new Map(calls.map((call) => [call.method, call])).values()]
}

/** Asks whether a call may be made, as a browser does; nothing is changed. @returns why not, or null */
async function refusalOf(call: Call, apiUrl: string, origin: string, ask: Ask): Promise<string | null> {
  const question = preflightOf(call, origin, preflightHeaders(call, true) ?? [])
  const answer = await ask(apiUrl + fillPath(call.path, {}), question)
  return answer ? preflightProblem(call, true, answer, origin) : 'no answer'
}

/** Checks that the API answers, and that browsers let the shop at `origin` call it. */
export async function checkApi(apiUrl: string, origin: string, ask: Ask, report: Report): Promise<void> {
  const answer = await ask(apiUrl + allCalls.getParts.path, { headers: { origin, accept: 'application/json' } })
  if (!answer) return report.wrong('api-unreachable', '', apiUrl)
  if (answer.status !== 200) report.wrong('api-answer', `status ${answer.status}`, answer.url)
  else if (!Array.isArray(parseJson(answer.text))) report.wrong('api-answer', 'not a JSON list', answer.url)
  if (originProblem(answer, origin) !== null) return report.wrong('api-cors', '', answer.url)
  const calls = callPerMethod()
  for (const call of calls) {
    const refusal = await refusalOf(call, apiUrl, origin, ask)
    if (refusal !== null) report.wrong('api-preflight', `${call.method} ${call.path}: ${refusal}`)
  }
  report.tried.push(
    `the API’s list of parts, and whether this site may call it by ${calls.map(({ method }) => method).join(', ')}`,
  )
}
