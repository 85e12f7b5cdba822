import { headersOf, http, type HttpAnswer } from '#src/api/http.ts'

/** The window holds what the first paint's script hands over: it shares no module with the shop's scripts. */
interface EarlyWindow {
  earlyAnswers?: Record<string, Promise<HttpAnswer>>
}

/** How long an answer waits for the shop, ms: a page that asks for it later would show old data. */
const lifetimeMs = 30_000

/** Sends a GET call that needs no token, for the shop to take its answer. @param url its complete address */
export function askEarly(url: string): void {
  const answers = ((window as EarlyWindow).earlyAnswers ??= {})
  answers[url] = http(url, { headers: headersOf(null, null) })
  setTimeout(() => delete answers[url], lifetimeMs)
}

/** Takes the answer to an early call; the next caller gets undefined. @returns undefined when there is none */
export function takeEarlyAnswer(url: string): Promise<HttpAnswer> | undefined {
  const answers = (window as EarlyWindow).earlyAnswers
  const answer = answers?.[url]
  delete answers?.[url]
  return answer
}
