import { http, HttpResponse } from 'msw'
import { startFieldServer } from '#mocks/fieldServer.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import type { ServerProcess } from '#mocks/serverProcess.ts'

/** @returns the response as a page receives it: a network error if the response or its CORS headers are missing */
const toPageResponse = (response: Response | null): Response =>
  response?.headers.has('access-control-allow-origin') ? response : HttpResponse.error()

/**
 * Until the test ends, replaces the usual mock server, which follows the specification, with one that behaves like real
 * servers.
 */
export function mockApiAsFieldServer(): ServerProcess {
  const fieldServer = startFieldServer()
  server.use(http.all(`${API_ORIGIN}/*`, async ({ request }) => toPageResponse(await fieldServer.respond(request))))
  return fieldServer
}
