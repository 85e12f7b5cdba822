import { http, HttpResponse } from 'msw'
import { startFieldServer } from '#mocks/fieldServer.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import type { ServerProcess } from '#mocks/serverProcess.ts'

/** @returns the response as a page receives it: a network error if there is no response or it has no CORS headers */
const toPageResponse = (response: Response | null): Response =>
  response?.headers.has('access-control-allow-origin') ? response : HttpResponse.error()

/**
 * Replaces the mock server, which follows the specification, with one that behaves like real servers in the field,
 * until the test ends.
 */
export function mockApiAsFieldServer(): ServerProcess {
  const fieldServer = startFieldServer()
  server.use(http.all(`${API_ORIGIN}/*`, async ({ request }) => toPageResponse(await fieldServer.respond(request))))
  return fieldServer
}
