import { http } from 'msw'
import { API } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'

/**
 * Delays the mock server's responses to one call. The setting `hang` would also delay them, but turning it off
 * would also complete pending calls of earlier tests.
 * @returns a function that releases the responses
 */
export function delayResponse(method: 'get' | 'post', path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Resolves to undefined, so that the next handler responds.
  server.use(http[method](API + path, () => promise))
  return resolve
}
