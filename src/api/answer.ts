import * as z from 'zod/mini'
import type { ApiError } from '#src/api/apiError.ts'

/** What a call comes to. */
export type Answer<View = unknown> = { data: View; error?: undefined } | { error: ApiError; data?: undefined }

/** What an answer is (SHOP-7), and how it is read (DATA-4). */
export interface AnswerReader<View> {
  /** A value or a list of them; the server's word that something was done; a token; or nothing beyond a 2xx. */
  readonly kind: 'value' | 'list' | 'acknowledged' | 'deletedCount' | 'modifiedCount' | 'accessToken' | 'any'
  /** Of the JSON. */
  readonly schema: z.ZodMiniType
  /** @param status of the answer; @returns what the JSON means, a 'contract' error where it is not in its shape */
  readonly read: (json: unknown, status: number) => Answer<View>
}

/** Checks JSON by a schema, the only place where that is done, and goes on with what it holds. */
export const checked =
  <Schema extends z.ZodMiniType, View>(schema: Schema, next: (wire: z.output<Schema>) => Answer<View>) =>
  (json: unknown, status: number): Answer<View> => {
    const wire = z.safeParse(schema, json)
    return wire.success ? next(wire.data) : { error: { kind: 'contract', status } }
  }

/**
 * An answer that is a value.
 * @param toView wire to view model
 */
export const value = <Schema extends z.ZodMiniType, View>(
  schema: Schema,
  toView: (wire: z.output<Schema>) => View,
): AnswerReader<View> => ({ kind: 'value', schema, read: checked(schema, (wire) => ({ data: toView(wire) })) })

/**
 * An answer that is a list, in the server's order (DATA-10). It is frozen: the store would walk it to freeze it itself,
 * and there may be 10,000 rows (SPEED-6).
 * @param row schema of one row
 * @param toView one row, wire to view model
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
  return { kind: 'list', schema, read: checked(schema, toViews) }
}

/** @returns the JSON, null for an empty body, undefined for anything else: HTML, or half an answer */
function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * What the body of a 2xx answer means (DATA-4, DATA-5, DATA-11, DATA-12).
 * @param ifMissing 'notFound': an empty body is a 404 (ORDER-7)
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
