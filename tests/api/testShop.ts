import { http, HttpResponse } from 'msw'
import { server } from '#mocks/server.ts'
import { makeStore, type AppStore } from '#src/app/store.ts'
import type { Account } from '#src/domain/user.ts'
import type { Platform } from '#src/platform/ports.ts'
import { accessChanged, signedIn } from '#src/session/sessionSlice.ts'

export const apiUrl = 'https://api.test'

export const nadia: Account = {
  id: 'u1',
  email: 'nadia+shop@example.com',
  name: 'Nadia Rahman',
  photo: null,
  hasPassword: true,
}
export const rafi: Account = { id: 'u2', email: 'rafi@example.com', name: null, photo: null, hasPassword: true }

const unused = () => Promise.reject(new Error('not in this test'))

/** A platform whose identity provider says what the test tells it to, through `tell`. */
export function makePlatform() {
  let listener: (account: Account | null) => void = () => {}
  const platform: Platform = {
    identity: {
      onChange: (told) => {
        listener = told
        return () => (listener = () => {})
      },
      preload: unused,
      signIn: unused,
      register: unused,
      signInWithGoogle: unused,
      signOut: unused,
      sendReset: unused,
      changePassword: unused,
    },
    payment: { CardForm: () => null, confirm: unused, retrieve: unused },
    upload: { upload: unused },
    config: { apiUrl, siteUrl: null, demoUser: null, demoAdmin: null },
    alert: () => {},
  }
  return { platform, tell: (account: Account | null) => listener(account) }
}

/** A store whose user is signed in and has a token, without the session flow. */
export function signedInStore(token: string | null = 'token-1'): AppStore {
  const store = makeStore(makePlatform().platform)
  store.dispatch(signedIn(nadia))
  store.dispatch(accessChanged('granted'))
  if (token !== null) localStorage.setItem('accessToken', token)
  return store
}

/** One request as the server got it. */
export interface Received {
  method: string
  /** Path and query, as sent. */
  url: string
  authorization: string | null
  body: unknown
}

type Reply = (received: Received, index: number, signal: AbortSignal) => Response | Promise<Response>

/**
 * Answers every call to {api} and writes it down.
 * @param reply gets the request, how many came before it, and the signal that tells when the client gives up
 */
export function answer(reply: Reply): Received[] {
  const all: Received[] = []
  server.use(
    http.all(`${apiUrl}/*`, async ({ request }) => {
      const text = await request.text()
      const received: Received = {
        method: request.method,
        url: request.url.slice(apiUrl.length),
        authorization: request.headers.get('authorization'),
        body: text === '' ? undefined : JSON.parse(text),
      }
      all.push(received)
      return reply(received, all.length - 1, request.signal)
    }),
  )
  return all
}

export const json = (value: unknown, status = 200): Response => HttpResponse.json(value as never, { status })
export const text = (body: string, status = 200): Response => new HttpResponse(body, { status })
export const networkDown = (): Response => HttpResponse.error()

/** An answer that never comes. */
export const silence = (): Promise<Response> => new Promise(() => {})
