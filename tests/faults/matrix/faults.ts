import { http, HttpResponse } from 'msw'
import { routeOf } from '#mocks/handlers/createHandler.ts'
import { API, IMAGE_HOST } from '#mocks/origins.ts'
import { server } from '#mocks/server.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'

/** Every way a call can go wrong (ROBUST-3). */
export const faults = ['down', 'hang', 401, 403, 404, 500, 'html', 'half', 'shape'] as const
export type Fault = (typeof faults)[number]

/** The calls of {api}, and the image host's. */
export type FaultyCall = CallName | 'upload'

/** What the server says of its own; nobody may ever read it. */
export const rawText = 'TypeError: x is not a function at /srv/app/index.js:12'

function reply(fault: Fault): Response | Promise<Response> {
  switch (fault) {
    case 'down':
      return HttpResponse.error()
    case 'hang':
      return new Promise(() => undefined)
    case 'html':
      return HttpResponse.html(`<!doctype html><title>${rawText}</title><p>${rawText}</p>`)
    case 'half':
      return new HttpResponse(`{"acknowledged":tr`, { headers: { 'content-type': 'application/json' } })
    case 'shape':
      return HttpResponse.json(rawText)
    default:
      return HttpResponse.json({ message: rawText, stack: rawText }, { status: fault })
  }
}

/** From now on one call goes wrong, until the test ends; all others work. */
export function breakCall(call: FaultyCall, fault: Fault): void {
  if (call === 'upload') {
    server.use(http.post(`${IMAGE_HOST}/*`, () => reply(fault)))
    return
  }
  const { method } = allCalls[call]
  const verb = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method]
  server.use(verb(API + routeOf(allCalls[call]), () => reply(fault)))
}
