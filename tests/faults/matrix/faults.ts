import { http, HttpResponse } from 'msw'
import { routeOf } from '#mocks/handlers/createHandler.ts'
import { API } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'

/** Everything that can go wrong with a call (ROBUST-3). `noResponse`: the request stays pending. */
export const faults = ['offline', 'noResponse', 401, 403, 404, 500, 'html', 'truncatedJson', 'wrongShape'] as const
export type Fault = (typeof faults)[number]

/** A technical message from the server, which must never be shown. */
export const technicalText = 'TypeError: x is not a function at /srv/app/index.js:12'

function createFaultyResponse(fault: Fault): Response | Promise<Response> {
  switch (fault) {
    case 'offline':
      return HttpResponse.error()
    case 'noResponse':
      return new Promise(() => undefined)
    case 'html':
      return HttpResponse.html(`<!doctype html><title>${technicalText}</title><p>${technicalText}</p>`)
    case 'truncatedJson':
      return new HttpResponse(`{"acknowledged":tr`, { headers: { 'content-type': 'application/json' } })
    case 'wrongShape':
      return HttpResponse.json(technicalText)
    default:
      return HttpResponse.json({ message: technicalText, stack: technicalText }, { status: fault })
  }
}

/** Makes one call fail until the test ends. */
export function breakCall(call: CallName, fault: Fault): void {
  const { method } = allCalls[call]
  const handler = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method]
  server.use(handler(API + routeOf(allCalls[call]), () => createFaultyResponse(fault)))
}
