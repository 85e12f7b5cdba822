/** An answer over HTTP. */
export interface Answer {
  url: string
  status: number
  headers: Headers
  text: string
}

/** Sends a request without following redirects. @returns null when no answer comes */
export type Ask = (url: string | URL, init?: RequestInit) => Promise<Answer | null>

/** Sends a request. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>

const timeoutMs = 15_000

/** @param send sends the requests; tests answer some themselves */
export const createAsk =
  (send: Send = fetch): Ask =>
  async (url, init) => {
    try {
      const response = await send(String(url), { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init })
      return { url: String(url), status: response.status, headers: response.headers, text: await response.text() }
    } catch {
      return null
    }
  }

/** The type in a Content-Type header, without its parameters. */
export const typeOf = ({ headers }: Answer): string => (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
