import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Answer } from '#src/api/answer.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { toastForOutcome, type Call } from '#src/api/call.ts'
import { readResponse } from '#src/api/request.ts'
import { kindTexts } from '#stories/docs/rules/kindTexts.ts'
import type { Departure } from '#tests/tools/contract/callReport.ts'
import { describeMismatch } from '#tests/tools/contract/describeMismatch.ts'
import { readShape } from '#tests/tools/contract/readShape.ts'
import type { Reply } from '#tests/tools/contract/sendCall.ts'
import { parseJson } from '#tests/tools/parseJson.ts'

/** What the shop makes of a reply. @param token the bearer token that was sent */
export const answerOf = (name: CallName, { status, text }: Reply, token: string | null): Answer =>
  readResponse(allCalls[name], { status, ok: status >= 200 && status < 300 }, text, token)

/** What the shop shows when a call fails. */
export function showsOn(call: Call, error: ApiError): string {
  if (call.method === 'GET') return kindTexts[error.kind]
  const toast = toastForOutcome(call.toasts, error)
  return toast ? `Says “${toast.text}”.` : 'The page says that it failed, without a toast.'
}

const longestMessage = 120

/** The server's own words, which may tell its owner most. */
function messageIn(text: string): string {
  const json = parseJson(text)
  if (typeof json !== 'object' || json === null) return ''
  const message = 'message' in json ? json.message : 'error' in json ? json.error : ''
  return typeof message === 'string' && message !== '' ? ` (“${message.slice(0, longestMessage)}”)` : ''
}

function describeFailure(name: CallName, { status, headers, text }: Reply, error: ApiError): string {
  if (status >= 300 && status < 400) return `redirects to ${headers.get('location') ?? 'nowhere'} (${status})`
  if (error.kind === 'refused' && status < 300) {
    // This answer may hold a token.
    const words = allCalls[name].answer.kind === 'accessToken' ? 'there is no token' : text.slice(0, longestMessage)
    return `answers ${status}, but that nothing was done: ${words}`
  }
  if (error.kind !== 'contract') return `answers ${status}${messageIn(text)}`
  if (text.trim() === '') return `answers ${status} without a body`
  const json = parseJson(text)
  if (json !== undefined) return describeMismatch(name, json) + messageIn(text)
  return /^\s*</.test(text) ? 'answers with HTML instead of JSON' : 'answers with something that is no JSON'
}

/** What the shop does after a redirect is the browser's choice: it follows, and may change the method. */
const afterRedirect =
  'The browser follows, if the other address allows the shop, and may turn a change into a read. Build the shop with the address that answers.'

/** A failed call as a departure. */
export const departureOf = (name: CallName, reply: Reply, error: ApiError): Departure => ({
  text: describeFailure(name, reply, error),
  shows: reply.status >= 300 && reply.status < 400 ? afterRedirect : showsOn(allCalls[name], error),
})

/** Spellings of answers that have no fields to look at. */
function variantsOf(name: CallName, { status, text }: Reply): string[] {
  const call: Call = allCalls[name]
  const json = parseJson(text)
  const body = text.trim() === '' ? 'an empty body' : json === undefined ? 'a text' : JSON.stringify(json)
  if (call.method === 'GET' && call.ifMissing === 'empty' && (status === 404 || json === undefined || json === null))
    return [`answers ${status === 404 ? '404' : body} where nothing is stored`]
  if (call.answer.kind === 'any' && json === undefined) return [`answers ${body}`]
  if (call.answer.kind === 'accessToken' && Array.isArray(json) && typeof json[1] === 'string')
    return ['the token is a text, not in an object']
  return []
}

/** Checks a reply that should have done what was asked for. */
export function checkReply(
  name: CallName,
  reply: Reply,
  token: string | null,
): { variants: string[]; departures: Departure[] } {
  const { error, meta } = answerOf(name, reply, token)
  if (error) return { variants: [], departures: [departureOf(name, reply, error)] }
  const json = parseJson(reply.text)
  const { variants, departures } = readShape(name, json)
  if (meta) departures.push({ text: describeMismatch(name, json), shows: 'The other rows are shown.' })
  return { variants: [...variantsOf(name, reply), ...variants], departures }
}
