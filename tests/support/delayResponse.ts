import { http } from 'msw'
import { API } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'

/**
 * Holds the mock server's answers to one call. The setting `hang` would hold it, too, but what ends that also ends the calls that
 * earlier tests left.
 * @returns a function that lets the answers come
 */
export function delayResponse(method: 'get' | 'post', path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Without an answer of its own, the next handler gives one.
  server.use(http[method](API + path, () => promise))
  return resolve
}
