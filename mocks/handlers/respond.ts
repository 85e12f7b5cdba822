import { HttpResponse } from 'msw/http'
import { recordCall } from '#mocks/callLog.ts'
import type { CallName, Fault } from '#mocks/settings.ts'
import { noEffectBody, respondWithFault, takeFault } from '#mocks/handlers/faults.ts'
import { waitForLatency, waitForRelease } from '#mocks/waitingCalls.ts'

/** Ends a call with a status other than 200, e.g. `throw new HttpError(404, 'No such part')`. */
export class HttpError extends Error {
  readonly status: number
  readonly type: 'json' | 'html'
  constructor(status: number, message: string, type: 'json' | 'html' = 'json') {
    super(message)
    this.status = status
    this.type = type
  }
}

/** The JSON body of a response; undefined for an empty body. */
export type Json = object | null | undefined

const reportsNoChange = (body: Json): boolean =>
  Object.entries(body ?? {}).some(([field, value]) => field in noEffectBody && noEffectBody[field] === value)

/**
 * Executes a call.
 * @throws what `resolve` throws, except an HttpError, which becomes the response
 */
async function execute(resolve: () => Json | Promise<Json>): Promise<{ response: Response; changedNothing: boolean }> {
  try {
    const body = await resolve()
    const response = body === undefined ? new HttpResponse() : HttpResponse.json(body)
    return { response, changedNothing: reportsNoChange(body) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { status, message } = error
    const response =
      error.type === 'html'
        ? HttpResponse.html(`<!DOCTYPE html><title>Error</title><pre>${message}</pre>`, { status })
        : HttpResponse.json({ message }, { status })
    return { response, changedNothing: false }
  }
}

/**
 * Waits for the latency and, while the call hangs, for a change of the settings.
 * @returns the fault that applies after that
 */
async function waitForFault(name: CallName, onHang: () => void): Promise<Exclude<Fault, 'hang'> | 'cancelled' | null> {
  for (let mayContinue = await waitForLatency(); mayContinue; mayContinue = await waitForRelease()) {
    const fault = takeFault(name) ?? null
    if (fault !== 'hang') return fault
    onHang()
  }
  return 'cancelled'
}

/** Responds with the fault that the settings define, or else with the result of `resolve`, and records the call (DEMO-2). */
export async function respond(name: CallName, resolve: () => Json | Promise<Json>): Promise<Response> {
  const complete = recordCall(name)
  const fault = await waitForFault(name, () => complete({ status: null, cause: 'hang' }))
  if (fault === 'cancelled') {
    complete({ status: 'cancelled', cause: null })
    return HttpResponse.error()
  }
  const { response, changedNothing } =
    fault === null || fault === 'lost'
      ? await execute(resolve)
      : { response: respondWithFault(fault, name), changedNothing: fault === 'refused' }
  // 'lost' means that a change was made, so a rejected call still responds.
  const sentResponse = fault === 'lost' && response.ok ? HttpResponse.error() : response
  complete({ status: sentResponse.type === 'error' ? 'network' : sentResponse.status, cause: fault, changedNothing })
  return sentResponse
}
