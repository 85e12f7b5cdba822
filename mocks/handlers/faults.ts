import { HttpResponse } from 'msw/http'
import { db } from '#mocks/db.ts'
import type { CallName, Fault } from '#mocks/settings.ts'

/** @returns the fault that the settings define for this call. A fault in `faultsOnce` is then removed. */
export function takeFault(name: CallName): Fault | undefined {
  const { faults, faultsOnce } = db.get().settings
  const key = name in faultsOnce ? name : '*'
  const oneTimeFault = faultsOnce[key]
  if (oneTimeFault) db.mutate(({ settings }) => delete settings.faultsOnce[key])
  return oneTimeFault ?? faults[name] ?? faults['*']
}

/** The fields by which responses report that nothing was changed (DATA-11). */
export const noEffectBody: Readonly<Record<string, unknown>> = {
  success: false,
  acknowledged: false,
  deletedCount: 0,
  modifiedCount: 0,
}

/** @returns the response to a call that fails because of a simulated fault */
export function respondWithFault(fault: Exclude<Fault, 'lost' | 'hang'>, name: CallName): Response {
  switch (fault) {
    case 'network':
      return HttpResponse.error()
    case 'garbage':
      return HttpResponse.html('<!doctype html><title>It works!</title>')
    case 'refused':
      return HttpResponse.json(name === 'upsertUser' ? [noEffectBody] : noEffectBody)
    default:
      return HttpResponse.json({ message: `Simulated fault ${fault}` }, { status: fault })
  }
}
