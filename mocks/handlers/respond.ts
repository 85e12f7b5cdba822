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

/** Carries a call out. @returns its response, and whether it changed nothing @throws what `resolve` throws but an HttpError */
async function carryOut(resolve: () => Json | Promise<Json>): Promise<{ response: Response; changedNothing: boolean }> {
  try {
    const body = await resolve()
    return { response: HttpResponse.json(body), changedNothing: reportsNoChange(body) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const response = HttpResponse.json({ message: error.message }, { status: error.status })
    return { response, changedNothing: false }
  }
}

/** Responds with the fault that the dials set, else with what `resolve` returns, and records the call (DEMO-2). */
export async function respond(name: CallName, resolve: () => Json | Promise<Json>): Promise<Response> {
  const { latency } = db.get().dials
  const complete = recordCall(name, latency)
  if (!(await waitForLatency())) {
    complete({ answer: 'cancelled', cause: null })
    return HttpResponse.error()
  }
  const fault = takeFault(name) ?? null
  if (fault === 'hang') complete({ answer: null, cause: fault })
  const { response, changedNothing } =
    fault === null || fault === 'lost'
      ? await carryOut(resolve)
      : { response: await respondWithFault(fault, name), changedNothing: fault === 'refused' }
  // a refused change is answered all the same: only a change that was made can lose its answer
  const isLost = fault === 'lost' && response.ok
  const answer = isLost ? HttpResponse.error() : response
  complete({ answer: answer.type === 'error' ? 'network' : answer.status, cause: fault, changedNothing })
  return answer
}
