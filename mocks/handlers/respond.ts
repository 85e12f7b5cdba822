import { HttpResponse } from 'msw/http'
import { db } from '#mocks/db.ts'
import { wait, type CallName } from '#mocks/dials.ts'
import { respondWithFault, takeFault } from '#mocks/handlers/faults.ts'

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

/** Responds with the fault that the dials set, else with what `resolve` returns. */
export async function respond(name: CallName, resolve: () => Json | Promise<Json>): Promise<Response> {
  await wait(db.get().dials.latency)
  const fault = takeFault(name)
  if (fault && fault !== 'lost') return respondWithFault(fault, name)
  try {
    const body = await resolve()
    return fault === 'lost' ? HttpResponse.error() : HttpResponse.json(body)
  } catch (error) {
    if (error instanceof HttpError) return HttpResponse.json({ message: error.message }, { status: error.status })
    throw error
  }
}
