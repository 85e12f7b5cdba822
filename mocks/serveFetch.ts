import { getResponse } from 'msw/utils/get-response'
import { handlers } from '#mocks/handlers/index.ts'
import { API_ORIGIN, IMAGE_HOST_ORIGIN } from '#mocks/origins.ts'

const isMocked = ({ url }: Request): boolean => [API_ORIGIN, IMAGE_HOST_ORIGIN].includes(new URL(url).origin)

/** Rejects like fetch: with the signal's reason if the request is aborted, and with a TypeError for a network error. */
async function respond(request: Request): Promise<Response> {
  const { signal } = request
  signal.throwIfAborted()
  const abortPromise = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const response = await Promise.race([getResponse(handlers, request), abortPromise])
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

/**
 * Replaces `fetch`, so that the mock server responds to requests to the mock hosts.
 * @param interceptor wraps each mocked request, e.g. to log it
 * @returns a function that restores the original `fetch`
 */
export function serveFetch(interceptor = (request: Request, next: typeof respond) => next(request)): () => void {
  const originalFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    return isMocked(request) ? interceptor(request, respond) : originalFetch(request)
  }
  return () => void (globalThis.fetch = originalFetch)
}
