import { getResponse } from 'msw/utils/get-response'
import { db } from '#mocks/db.ts'
import { callExamples } from '#mocks/handlers/callExamples.ts'
import { handlers } from '#mocks/handlers/index.ts'
import { API } from '#mocks/origins.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Call } from '#src/api/call.ts'
import { fillPath, pickBody } from '#src/api/request.ts'

/** A request to the mock server and what it answered. */
export interface Exchange {
  /** Who asked; null for nobody: without a token. */
  viewer: Persona | null
  /** With its values filled in, relative to {api}. */
  path: string
  body: object | undefined
  status: number
  /** The answer's JSON. */
  answer: unknown
}

/** A call's exchanges with the mock server. */
export interface Exchanges {
  done: Exchange
  /** Requests of people who may not make the call. */
  refused: Exchange[]
}

const accepted = { anyone: null, bearer: 'customer', admin: 'admin' } as const
const turnedAway = { anyone: [], bearer: [null], admin: [null, 'customer'] } as const

/** Every call begins on the shop's first day, so the answers are always the same. */
async function ask(name: CallName, viewer: Persona | null): Promise<Exchange> {
  db.reset()
  const call: Call = allCalls[name]
  const values = { ...callExamples[name] }
  const path = fillPath(call.path, values)
  const body = pickBody(call, values)
  const headers = new Headers({ 'content-type': 'application/json' })
  if (viewer) headers.set('authorization', `Bearer ${makeToken(personas[viewer].email)}`)
  const init = { method: call.method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await getResponse(handlers, new Request(API + path, init))
  if (!response) throw new Error(`the mock server does not know ${name}`)
  return { viewer, path, body, status: response.status, answer: await response.json() }
}

/** Makes every call once with its example, and once as each kind of person who is not allowed to make it. */
export async function askMockServer(): Promise<Record<CallName, Exchanges>> {
  const exchanges: Partial<Record<CallName, Exchanges>> = {}
  for (const name of Object.keys(allCalls) as CallName[]) {
    const refused: Exchange[] = []
    for (const viewer of turnedAway[allCalls[name].access]) refused.push(await ask(name, viewer))
    exchanges[name] = { done: await ask(name, accepted[allCalls[name].access]), refused }
  }
  db.reset()
  return exchanges as Record<CallName, Exchanges>
}
