import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'
import { exampleCallArguments } from '#mocks/handlers/callExamples.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { server } from '#mocks/server.ts'
import type { ApiCallName } from '#mocks/allCalls.ts'
import { baseApi } from '#src/api/baseApi.ts'
import { makeStore, type AppStore } from '#src/app/store.ts'
import type { Account } from '#src/domain/account.ts'
import type { Platform } from '#src/ports/ports.ts'
import { tokenStatusChanged, signedIn } from '#src/session/sessionSlice.ts'
import { createTokenStorage, tokenStorage } from '#src/session/tokenStorage.ts'

export const apiUrl = 'https://api.test'

export const nadia: Account = {
  id: 'u1',
  email: 'nadia+shop@example.com',
  name: 'Nadia Rahman',
  photo: null,
  hasPassword: true,
}
export const rafi: Account = { id: 'u2', email: 'rafi@example.com', name: null, photo: null, hasPassword: true }

/** Creates the mock platform. `emitAccount` reports the signed-in account, as the identity provider would. */
export function makePlatform() {
  let listener: (account: Account | null) => void = () => {}
  const mock = createMockPlatform()
  const platform: Platform = {
    ...mock,
    identity: {
      ...mock.identity,
      onChange: (newListener) => {
        listener = newListener
        return () => (listener = () => {})
      },
    },
    config: { ...mock.config, apiUrl },
  }
  return { platform, emitAccount: (account: Account | null) => listener(account) }
}

/** The token storage as seen by another tab of the same browser. */
export const otherTabTokenStorage = createTokenStorage(() => localStorage)

/** Creates a store in which nadia is signed in, by default with a token. The session flow does not run. */
export function createSignedInStore(token: string | null = 'token-1'): AppStore {
  const store = makeStore(makePlatform().platform)
  store.dispatch(signedIn(nadia))
  store.dispatch(tokenStatusChanged('granted'))
  if (token !== null) tokenStorage.set(token, nadia.id)
  return store
}

interface CallResult {
  data?: unknown
  error?: unknown
}
type Endpoints = Record<
  ApiCallName,
  { initiate: (args: unknown) => (dispatch: AppStore['dispatch']) => Promise<CallResult> }
>

export const makeCall = async <Name extends ApiCallName>(
  store: AppStore,
  name: Name,
  args: (typeof exampleCallArguments)[Name] = exampleCallArguments[name],
): Promise<CallResult> => store.dispatch((baseApi.endpoints as unknown as Endpoints)[name].initiate(args))

export interface ReceivedRequest {
  method: string
  /** The path and query string, as sent. */
  url: string
  authorization: string | null
  body: unknown
}

type Respond = (request: ReceivedRequest, index: number, signal: AbortSignal) => Response | Promise<Response>

/**
 * Responds to every call to {api} until the test ends.
 * @param respond receives the request, the number of earlier requests, and a signal that fires if the client aborts
 * @returns an array to which each received request is added
 */
export function respondWith(respond: Respond): ReceivedRequest[] {
  const requests: ReceivedRequest[] = []
  server.use(
    http.all(`${apiUrl}/*`, async ({ request }) => {
      const text = await request.text()
      const receivedRequest: ReceivedRequest = {
        method: request.method,
        url: request.url.slice(apiUrl.length),
        authorization: request.headers.get('authorization'),
        body: text === '' ? undefined : JSON.parse(text),
      }
      requests.push(receivedRequest)
      return respond(receivedRequest, requests.length - 1, request.signal)
    }),
  )
  return requests
}

/** Returns a function that lists the cache modes of all requests from now on. msw does not expose them. */
export function recordCacheModes(): () => RequestCache[] {
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  return () => fetchSpy.mock.calls.map(([request]) => (request instanceof Request ? request.cache : 'default'))
}

export const json = (value: unknown, status = 200): Response => HttpResponse.json(value as never, { status })
export const text = (body: string, status = 200): Response => new HttpResponse(body, { status })
export const networkError = (): Response => HttpResponse.error()

export const noResponse = (): Promise<Response> => new Promise(() => {})
