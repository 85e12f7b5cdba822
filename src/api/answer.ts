import type * as z from 'zod/mini'
import type { ApiError } from '#src/api/apiError.ts'

/** The result of a call. */
export type Answer<View = unknown> = { data: View; error?: undefined } | { error: ApiError; data?: undefined }

/** Whether JSON has the wire format; with the schema that decides it, if one does. */
export type Check<Wire> = ((json: unknown) => json is Wire) & { readonly schema?: z.ZodMiniType }

/** The kind of a server answer, and how to validate and convert it (DATA-4). */
export interface AnswerReader<View> {
  /** A value, a list, a confirmation (acknowledged, deletedCount, modifiedCount), a token, or any 2xx. */
  readonly kind: 'value' | 'list' | 'acknowledged' | 'deletedCount' | 'modifiedCount' | 'accessToken' | 'any'
  /** The check of the JSON; of a list, the check of one row. */
  readonly check: Check<unknown>
  /** @param status HTTP status of the answer. @returns the view model; a 'contract' error when the JSON does not match */
  readonly read: (json: unknown, status: number) => Answer<View>
}

/** Checks JSON, then calls `next` with it. A mismatch is a 'contract' error. */
export const readAs =
  <Wire, View>(check: Check<Wire>, next: (wire: Wire) => Answer<View>) =>
  (json: unknown, status: number): Answer<View> =>
    check(json) ? next(json) : { error: { kind: 'contract', status } }

/**
 * An answer that is one value.
 * @param check of the wire format, e.g. `matches(schema)`
 * @param toView converts the wire format to the view model
 */
export const value = <Wire, View>(check: Check<Wire>, toView: (wire: Wire) => View): AnswerReader<View> => ({
  kind: 'value',
  check,
  read: readAs(check, (wire) => ({ data: toView(wire) })),
})

/**
 * An answer that is a list, in the server's order (DATA-10). The list is frozen here: otherwise Immer deep-freezes up to
 * 10,000 rows (SPEED-6).
 * @param check of one row, e.g. `matches(schema)`
 * @param toView converts one row from the wire format to the view model
 */
export function list<Wire, View>(check: Check<Wire>, toView: (wire: Wire) => View): AnswerReader<View[]> {
  const isList = (json: unknown): json is Wire[] => Array.isArray(json) && json.every(check)
  const toViews = (wires: Wire[]) => {
    const views = wires.map((wire) => toView(wire))
    Object.freeze(views)
    return { data: views }
  }
  return { kind: 'list', check, read: readAs(isList, toViews) }
}

/** @returns the JSON; null for an empty body; undefined for anything else (HTML, a truncated answer) */
function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the body of a 2xx answer (DATA-4, DATA-5, DATA-11, DATA-12).
 * @param ifMissing 'notFound' treats an empty body as a 404 (ORDER-7)
 */
export function readAnswer<View>(
  { kind, read }: AnswerReader<View>,
  ifMissing: 'notFound' | 'empty' | undefined,
  status: number,
  text: string,
): Answer<View> {
  const json = parse(text)
  // A page of HTML comes from a proxy or the host, not from the API.
  if (json === undefined && (kind !== 'any' || text.trimStart().startsWith('<')))
    return { error: { kind: 'contract', status } }
  if (json === null && ifMissing === 'notFound') return { error: { kind: 'notFound', status } }
  return read(json, status)
}
