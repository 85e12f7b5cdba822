import { getResponse } from 'msw/utils/get-response'
import { db } from '#mocks/db.ts'
import { exampleCallArguments } from '#mocks/handlers/callExamples.ts'
import { handlers } from '#mocks/handlers/index.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { makeToken } from '#mocks/token.ts'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import { fillPath, pickBody, type Call } from '#src/api/call.ts'

/**
 * The users who make each call, by the authorization that the call requires. The server accepts the first user and rejects
 * the others. Null is a visitor without a token.
 */
const viewersByAuth = { anyone: [null], bearer: ['customer', null], admin: ['admin', null, 'customer'] } as const

/** Makes a call with its example arguments. Resets the database first, so that the response is always the same. */
async function makeExampleCall(name: ApiCallName, viewer: Persona | null) {
  db.reset()
  const call: Call = allCalls[name]
  const values = { ...exampleCallArguments[name] }
  const body = pickBody(call, values)
  const headers = new Headers({ 'content-type': 'application/json' })
  if (viewer) headers.set('authorization', `Bearer ${makeToken(personas[viewer].email)}`)
  const init = { method: call.method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await getResponse(handlers, new Request(API_ORIGIN + fillPath(call.path, values), init))
  if (!response) throw new Error(`the mock server has no handler for ${name}`)
  const json: unknown = await response.json()
  return { viewer, body, status: response.status, json }
}

/** Makes a call as a user who may make it, and as each kind of user who may not. */
export async function requestFromMockServer(name: ApiCallName) {
  const [acceptedViewer, ...rejectedViewers] = viewersByAuth[allCalls[name].auth]
  const acceptedExchange = await makeExampleCall(name, acceptedViewer)
  const rejectedExchanges = []
  for (const viewer of rejectedViewers) rejectedExchanges.push(await makeExampleCall(name, viewer))
  db.reset()
  return { acceptedExchange, rejectedExchanges }
}
