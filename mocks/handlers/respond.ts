import { HttpResponse } from 'msw/http'
import { recordCall } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/dials.ts'
import { respondWithFault, takeFault } from '#mocks/handlers/faults.ts'
import { waitForLatency } from '#mocks/latency.ts'

/** A response other than 200, e.g. `throw new HttpError(404, 'No such part')`. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The JSON body of a response. */
export type Json = object | null

/** Whether a body reports that nothing was changed (DATA-11). */
const reportsNoChange = (body: Json): boolean =>
  body !== null &&
  (('acknowledged' in body && body.acknowledged === false) ||
    ('deletedCount' in body && body.deletedCount === 0) ||
    ('modifiedCount' in body && body.modifiedCount === 0))

/** Responds with the fault that the dials set, else with what `resolve` returns, and records the call (DEMO-2). */
export async function respond(name: CallName, resolve: () => Json | Promise<Json>): Promise<Response> {
  const { latency } = db.get().dials
  const complete = recordCall(name, latency)
  if (!(await waitForLatency())) {
    complete({ answer: 'network', cause: null })
    return HttpResponse.error()
  }
  const cause = takeFault(name) ?? null
  if (cause === 'hang') complete({ answer: null, cause })
  let changedNothing = cause === 'refused'
  const response = await answer()
  complete({ answer: response.type === 'error' ? 'network' : response.status, cause, changedNothing })
  return response

  async function answer(): Promise<Response> {
    if (cause !== null && cause !== 'lost') return respondWithFault(cause, name)
    try {
      const body = await resolve()
      changedNothing = reportsNoChange(body)
      return cause === 'lost' ? HttpResponse.error() : HttpResponse.json(body)
    } catch (error) {
      if (error instanceof HttpError) return HttpResponse.json({ message: error.message }, { status: error.status })
      complete({ answer: 500, cause })
      throw error
    }
  }
}
