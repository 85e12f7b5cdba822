import { HttpResponse } from 'msw/http'
import { recordCall } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import type { CallName, Fault } from '#mocks/dials.ts'
import { respondWithFault, takeFault } from '#mocks/handlers/faults.ts'
import { waitForLatency, waitForRelease } from '#mocks/waitingCalls.ts'

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

/** Waits as long as the dials say. @returns the fault that applies to the call then; 'cancelled': it must fail like a lost network */
async function waitForTurn(name: CallName, onHang: () => void): Promise<Exclude<Fault, 'hang'> | 'cancelled' | null> {
  for (let mayGoOn = await waitForLatency(); mayGoOn; mayGoOn = await waitForRelease()) {
    const fault = takeFault(name) ?? null
    if (fault !== 'hang') return fault
    onHang()
  }
  return 'cancelled'
}

/** Responds with the fault that the dials set, else with what `resolve` returns, and records the call (DEMO-2). */
export async function respond(name: CallName, resolve: () => Json | Promise<Json>): Promise<Response> {
  const complete = recordCall(name, db.get().dials.latency)
  const fault = await waitForTurn(name, () => complete({ answer: null, cause: 'hang' }))
  const cause = fault === 'cancelled' ? null : fault
  let changedNothing = cause === 'refused'
  const response = await answer()
  complete({ answer: response.type === 'error' ? 'network' : response.status, cause, changedNothing })
  return response

  async function answer(): Promise<Response> {
    if (fault === 'cancelled') return HttpResponse.error()
    if (fault !== null && fault !== 'lost') return respondWithFault(fault, name)
    try {
      const body = await resolve()
      changedNothing = reportsNoChange(body)
      return fault === 'lost' ? HttpResponse.error() : HttpResponse.json(body)
    } catch (error) {
      if (error instanceof HttpError) return HttpResponse.json({ message: error.message }, { status: error.status })
      complete({ answer: 500, cause })
      throw error
    }
  }
}
