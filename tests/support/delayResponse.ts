import { http } from 'msw'
import { API_ORIGIN } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'

/**
 * Delays the mock server's responses to one call. The mock server's fault `hang` is not used, because removing this
 * fault would also complete pending calls of earlier tests.
 * @returns a function that releases the responses
 */
export function delayResponse(method: 'get' | 'post', path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // The promise resolves to undefined, so MSW passes the request on to the next handler.
  server.use(http[method](API_ORIGIN + path, () => promise))
  return resolve
}
