import { callExamples } from '#mocks/handlers/callExamples.ts'
import { API } from '#mocks/origins.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'
import type { CallName } from '#src/api/allCalls.ts'
import type { Access } from '#src/api/call.ts'
import { bodyOf, callCases, fillPath, specOf } from '#tests/spec/calls/callCases.ts'

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

const callers: Record<Access, Persona | null> = { anyone: null, bearer: 'customer', admin: 'admin' }

/** A call of SHOP-7 as its row has it, such as `GET /part/brake-rotor-345`, with who may make it and its body. */
export function requestFor(name: CallName): { call: string; as?: string; body?: object } {
  const args = callExamples[name]
  const { access } = callCases[name]
  const { method, path } = specOf(name)
  const caller = callers[access]
  const body = bodyOf(name, args ?? {})
  return {
    call: `${method} ${fillPath(path, { ...args } as Record<string, string>)}`,
    ...(caller && { as: personas[caller].email }),
    ...(body && { body }),
  }
}
