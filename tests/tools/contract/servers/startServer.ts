import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { getResponse } from 'msw'
import { handlers } from '#mocks/handlers/index.ts'
import { API } from '#mocks/origins.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { listen } from '#tests/support/listen.ts'

/** A request, as a server on purpose unlike the mock server sees it. */
export interface Question {
  /** The call that is asked for; null for an unknown address. */
  name: CallName | null
  method: string
  path: string
  token: string | null
  /** The fields of its body. */
  body: Record<string, unknown>
}

/** What is answered. */
export interface Outgoing {
  status: number
  headers: Record<string, string>
  /** A text is sent as it is, anything else as JSON. */
  body: unknown
}

/**
 * Changes how the mock server answers.
 * @param mock asks the mock server; with a question of its own, something else than it was asked
 * @returns the answer; 'silence' never answers, 'cut' cuts the connection
 */
export type Behaviour = (
  question: Question,
  mock: (question?: Question) => Promise<Outgoing>,
) => Promise<Outgoing | 'silence' | 'cut'>

/** The mock server as it is. */
export const asItIs: Behaviour = (_question, mock) => mock()

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
}

const patterns = (Object.keys(allCalls) as CallName[]).map((name) => {
  const { method, path } = allCalls[name]
  const pattern = new RegExp(`^${path.replace('?', String.raw`\?`).replaceAll(/\{\w+\}/g, '[^/?]+')}$`)
  return { name, method, pattern }
})

const nameOf = (method: string, path: string): CallName | null =>
  patterns.find((call) => call.method === method && call.pattern.test(path))?.name ?? null

async function readQuestion(incoming: IncomingMessage): Promise<Question> {
  const { method = 'GET', url: path = '/', headers } = incoming
  const body = await text(incoming)
  return {
    name: nameOf(method, path),
    method,
    path,
    token: headers.authorization?.replace(/^Bearer /, '') ?? null,
    body: body === '' ? {} : JSON.parse(body),
  }
}

async function askMock({ method, path, token, body }: Question): Promise<Outgoing> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const init = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) }
  const response = await getResponse(handlers, new Request(API + path, init))
  if (!response) throw new Error(`the mock server does not answer ${method} ${path}`)
  return { status: response.status, headers: cors, body: await response.json() }
}

async function answer(behaviour: Behaviour, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const question = await readQuestion(incoming)
  const reply = await behaviour(question, (other = question) =>
    other.method === 'OPTIONS' ? Promise.resolve({ status: 204, headers: cors, body: '' }) : askMock(other),
  )
  if (reply === 'silence') return
  if (reply === 'cut') return void incoming.socket.destroy()
  const { status, headers, body } = reply
  outgoing.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** Starts a server that answers as the mock server does, but for its behaviour. @returns its address, and how to stop it */
export async function startServer(behaviour: Behaviour): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    answer(behaviour, incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  })
  const { origin, stop } = await listen(server)
  return { url: origin, stop }
}
