/** A complete answer over HTTP; null when none came. */
export type HttpAnswer = { response: Response; text: string } | null

/**
 * Sends a request and reads its whole answer. Never rejects. It replaces `fetchBaseQuery`, which reads each answer's text
 * twice and is part of the first load (SPEED-1).
 */
export async function http(url: string, init: RequestInit): Promise<HttpAnswer> {
  try {
    const response = await fetch(new Request(url, init))
    return { response, text: await response.text() }
  } catch {
    return null
  }
}

/** The headers of a call. @param body JSON, null for none @param token bearer token, null for none */
export function headersOf(body: string | null, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json' })
  if (body !== null) headers.set('content-type', 'application/json')
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  return headers
}
