import { getResponse } from 'msw/utils/get-response'
import { db } from '#mocks/db.ts'
import { callExamples } from '#mocks/handlers/callExamples.ts'
import { handlers } from '#mocks/handlers/index.ts'
import { API } from '#mocks/origins.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'
import { allCalls, type CallName } from '#mocks/allCalls.ts'
import { fillPath, pickBody, type Call } from '#src/api/call.ts'

/** A request to the mock server and what it answered. */
export interface Exchange {
  /** Who asked; null without a token. */
  viewer: Persona | null
  body: object | undefined
  status: number
  answer: unknown
}

/** A call that is carried out, and those of people who may not make it. */
export interface Exchanges {
  done: Exchange
  refused: Exchange[]
}

const accepted = { anyone: null, bearer: 'customer', admin: 'admin' } as const
const turnedAway = { anyone: [], bearer: [null], admin: [null, 'customer'] } as const

/** Every call begins on the shop's first day, so the answers are always the same. */
async function ask(name: CallName, viewer: Persona | null): Promise<Exchange> {
  db.reset()
  const call: Call = allCalls[name]
  const values = { ...callExamples[name] }
  const body = pickBody(call, values)
  const headers = new Headers({ 'content-type': 'application/json' })
  if (viewer) headers.set('authorization', `Bearer ${makeToken(personas[viewer].email)}`)
  const init = { method: call.method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await getResponse(handlers, new Request(API + fillPath(call.path, values), init))
  if (!response) throw new Error(`the mock server does not know ${name}`)
  return { viewer, body, status: response.status, answer: await response.json() }
}

/** Makes a call with its example, and as each kind of person who may not make it. */
export async function askMockServer(name: CallName): Promise<Exchanges> {
  const { auth } = allCalls[name]
  const refused: Exchange[] = []
  for (const viewer of turnedAway[auth]) refused.push(await ask(name, viewer))
  const done = await ask(name, accepted[auth])
  db.reset()
  return { done, refused }
}
