import { HttpResponse } from 'msw/http'
import { recordCall } from '#mocks/callLog.ts'
import type { CallName, Fault } from '#mocks/settings.ts'
import { noEffectBody, respondWithFault, takeFault } from '#mocks/handlers/faults.ts'
import { waitForLatency, waitForRelease } from '#mocks/waitingCalls.ts'

/** Makes a call respond with a status other than 200, e.g. `throw new HttpError(404, 'No such part')`. */
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

const reportsNoEffect = (body: Json): boolean =>
  Object.entries(body ?? {}).some(([field, value]) => field in noEffectBody && noEffectBody[field] === value)

/**
 * Executes a call.
 * @throws any error of `resolve` except an HttpError, which becomes the response
 */
async function runResolver(resolve: () => Json | Promise<Json>): Promise<{ response: Response; hadNoEffect: boolean }> {
  try {
    const body = await resolve()
    const response = body === undefined ? new HttpResponse() : HttpResponse.json(body)
    return { response, hadNoEffect: reportsNoEffect(body) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { status, message } = error
    const response =
      error.type === 'html'
        ? HttpResponse.html(`<!DOCTYPE html><title>Error</title><pre>${message}</pre>`, { status })
        : HttpResponse.json({ message }, { status })
    return { response, hadNoEffect: false }
  }
}

/**
 * Waits for the latency and, if the call hangs, for a change to the settings.
 * @returns the fault that applies to the call after the wait
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
  const fault = await waitForFault(name, () => complete({ status: null, fault: 'hang' }))
  if (fault === 'cancelled') {
    complete({ status: 'cancelled', fault: null })
    return HttpResponse.error()
  }
  const { response, hadNoEffect } =
    fault === null || fault === 'lost'
      ? await runResolver(resolve)
      : { response: respondWithFault(fault, name), hadNoEffect: fault === 'refused' }
  // 'lost' drops the response only if the change was made. The response to a rejected call is still sent.
  const sentResponse = fault === 'lost' && response.ok ? HttpResponse.error() : response
  complete({ status: sentResponse.type === 'error' ? 'network' : sentResponse.status, fault, hadNoEffect })
  return sentResponse
}
