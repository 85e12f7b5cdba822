import { http, HttpResponse, type HttpHandler } from 'msw/http'
import { catalogueResolvers } from '#mocks/handlers/catalogue.ts'
import { uploadHandler } from '#mocks/handlers/imageHost.ts'
import { orderResolvers } from '#mocks/handlers/orders.ts'
import { peopleResolvers } from '#mocks/handlers/people.ts'
import { createHandler, type Resolvers } from '#mocks/handlers/createHandler.ts'
import { specifiedReader, type RequestReader } from '#mocks/handlers/readRequest.ts'
import { API_ORIGIN, IMAGE_HOST_ORIGIN } from '#mocks/origins.ts'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'

const specifiedResolvers: Resolvers<typeof allCalls> = { ...catalogueResolvers, ...peopleResolvers, ...orderResolvers }

const respondNotFound = ({ request }: { request: Request }) =>
  HttpResponse.json({ message: `No such call: ${request.method} ${new URL(request.url).pathname}` }, { status: 404 })

export interface ServerProfile {
  /** Resolvers that replace those of the specified server. */
  resolvers: Partial<Resolvers<typeof allCalls>>
  reader: RequestReader
  /** Whether the server responds to unknown calls with 404, as specified. */
  respondsToUnknownCalls: boolean
}

const specifiedProfile: ServerProfile = { resolvers: {}, reader: specifiedReader, respondsToUnknownCalls: true }

/** Creates all handlers of the mock server. Unknown calls to its hosts never reach the network. */
export function createHandlers({
  resolvers: profileResolvers,
  reader,
  respondsToUnknownCalls,
}: ServerProfile = specifiedProfile): HttpHandler[] {
  const allResolvers = { ...specifiedResolvers, ...profileResolvers }
  return [
    ...(Object.keys(allResolvers) as ApiCallName[]).map((name) =>
      createHandler(name, allCalls[name], allResolvers[name], reader),
    ),
    uploadHandler,
    ...(respondsToUnknownCalls ? [http.all(`${API_ORIGIN}/*`, respondNotFound)] : []),
    http.all(`${IMAGE_HOST_ORIGIN}/*`, respondNotFound),
  ]
}

export const handlers = createHandlers()
