import { API } from '#mocks/origins.ts'
import { makeToken } from '#mocks/token.ts'

/** The body of `POST /addparts`. */
export const newPart = {
  name: 'Nut',
  price: 1.5,
  minimumQuantity: 1,
  availableParts: 9,
  describe: 'd',
  image: 'https://x.test/a.png',
}

export interface AskOptions {
  /** E-mail of the signed-in user; without it no token is sent. */
  as?: string
  /** A token to send instead of the valid one. */
  token?: string
  body?: object
}

/** The answer of the mock server. */
export interface Answer {
  status: number
  body: unknown
}

/** Makes one call to the mock server, such as `GET /parts`. */
export async function callServer(
  call: string,
  { as, token = as && makeToken(as), body }: AskOptions = {},
): Promise<Answer> {
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
