import { API } from '#mocks/origins.ts'
import { makeToken } from '#mocks/token.ts'

export interface AskOptions {
  /** E-mail of the bearer; none without it. */
  as?: string
  /** Another token than a good one. */
  token?: string
  body?: object
}

/** What the mock server answered. */
export interface Asked {
  status: number
  body: unknown
}

/** One call to the mock server as `GET /parts`, with the bearer it needs. */
export async function ask(call: string, { as, token = as && makeToken(as), body }: AskOptions = {}): Promise<Asked> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const response = await fetch(`${API}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
  }
}
