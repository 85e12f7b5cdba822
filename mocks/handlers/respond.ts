import { HttpResponse } from 'msw/http'
import { db } from '#mocks/db.ts'
import { wait, type CallName } from '#mocks/dials.ts'
import { respondWithFault, takeFault } from '#mocks/handlers/faults.ts'

/** An answer other than 200, e.g. `throw new HttpError(404, 'No such part')`. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What the mock server may answer. */
export type Json = object | null

/** Answers by the dials first, then by the work itself. */
export async function respond(name: CallName, work: () => Json | Promise<Json>): Promise<Response> {
  await wait(db.get().dials.latency)
  const fault = takeFault(name)
  if (fault && fault !== 'lost') return respondWithFault(fault, name)
  try {
    const answer = await work()
    return fault === 'lost' ? HttpResponse.error() : HttpResponse.json(answer)
  } catch (error) {
    if (error instanceof HttpError) return HttpResponse.json({ message: error.message }, { status: error.status })
    throw error
  }
}
