import * as z from 'zod/mini'
import type { ApiError } from '#src/api/apiError.ts'

/** The result of a call. */
export type Answer<View = unknown> = { data: View; error?: undefined } | { error: ApiError; data?: undefined }

/** The kind of a server answer, and how to validate and convert it (DATA-4). */
export interface AnswerReader<View> {
  /** A value, a list, a confirmation (acknowledged, deletedCount, modifiedCount), a token, or any 2xx. */
  readonly kind: 'value' | 'list' | 'acknowledged' | 'deletedCount' | 'modifiedCount' | 'accessToken' | 'any'
  /** Schema of the JSON. */
  readonly schema: z.ZodMiniType
  /** @param status HTTP status of the answer. @returns the view model; a 'contract' error when the JSON does not match */
  readonly read: (json: unknown, status: number) => Answer<View>
}

/** Validates JSON against a schema, then calls `next` with the parsed value. A mismatch is a 'contract' error. */
export const parseWith =
  <Schema extends z.ZodMiniType, View>(schema: Schema, next: (wire: z.output<Schema>) => Answer<View>) =>
  (json: unknown, status: number): Answer<View> => {
    const wire = z.safeParse(schema, json)
    return wire.success ? next(wire.data) : { error: { kind: 'contract', status } }
  }

/**
 * An answer that is one value.
 * @param toView converts the wire format to the view model
 */
export const value = <Schema extends z.ZodMiniType, View>(
  schema: Schema,
  toView: (wire: z.output<Schema>) => View,
): AnswerReader<View> => ({ kind: 'value', schema, read: parseWith(schema, (wire) => ({ data: toView(wire) })) })

/**
 * An answer that is a list, in the server's order (DATA-10). The list is frozen here: otherwise Immer deep-freezes up to
 * 10,000 rows (SPEED-6).
 * @param row schema of one row
 * @param toView converts one row from the wire format to the view model
 */
export function list<Schema extends z.ZodMiniType, View>(
  row: Schema,
  toView: (wire: z.output<Schema>) => View,
): AnswerReader<View[]> {
  const schema = z.array(row)
  const toViews = (wires: z.output<Schema>[]) => {
    const views = wires.map((wire) => toView(wire))
    Object.freeze(views)
    return { data: views }
  }
  return { kind: 'list', schema, read: parseWith(schema, toViews) }
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
  if (json === undefined && kind !== 'any') return { error: { kind: 'contract', status } }
  if (json === null && ifMissing === 'notFound') return { error: { kind: 'notFound', status } }
  return read(json, status)
}
