import { http, HttpResponse } from 'msw'
import { startFieldServer } from '#mocks/fieldServer.ts'
import { API } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import type { ServerProcess } from '#mocks/serverProcess.ts'

/** The response that a page receives. Without CORS headers, or without any response, it is a network error. */
const toPageResponse = (response: Response | null): Response =>
  response?.headers.has('access-control-allow-origin') ? response : HttpResponse.error()

/** Replaces the mock server of the specification with the field server until the test ends. */
export function mockApiAsFieldServer(): ServerProcess {
  const fieldServer = startFieldServer()
  server.use(http.all(`${API}/*`, async ({ request }) => toPageResponse(await fieldServer.respond(request))))
  return fieldServer
}
