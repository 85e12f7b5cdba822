import * as z from 'zod/mini'
import type { ApiError } from '#src/api/apiError.ts'
import type { Endpoint } from '#src/api/endpoints.ts'
import { readAccessToken, upsertWireSchema } from '#src/domain/user.ts'
import { acknowledgedSchema, deletedSchema, modifiedSchema } from '#src/domain/wire.ts'

/** What a call comes to. */
export type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined }

/** @returns the JSON, null for an empty body, undefined for anything else: HTML, or half an answer */
function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the server's word that something was done; undefined: it is not in the answer's shape. */
const done =
  <T>(schema: z.ZodMiniType<T>, isDone: (answer: T) => boolean) =>
  (json: unknown): boolean | undefined => {
    const answer = z.safeParse(schema, json)
    return answer.success ? isDone(answer.data) : undefined
  }

const isDone = {
  acknowledged: done(acknowledgedSchema, ({ acknowledged }) => acknowledged === true),
  deletedCount: done(deletedSchema, ({ deletedCount = 0 }) => deletedCount > 0),
  modifiedCount: done(modifiedSchema, ({ modifiedCount = 0 }) => modifiedCount > 0),
}

const refused: Answer = { error: { kind: 'refused', status: 200 } }

/**
 * What the body of a 2xx answer means (DATA-4, DATA-5, DATA-11, DATA-12). Values are checked by the endpoint's own schema.
 * @returns the value, the access token, or null where there is nothing to know beyond "done"
 */
export function readAnswer({ expects, ifMissing }: Endpoint, status: number, text: string): Answer {
  const contract: Answer = { error: { kind: 'contract', status } }
  if (expects === 'any') return { data: null }
  const json = parse(text)
  if (json === undefined) return contract
  if (expects === 'value') {
    return json === null && ifMissing === 'notFound' ? { error: { kind: 'notFound', status } } : { data: json }
  }
  if (expects === 'accessToken') {
    const wire = z.safeParse(upsertWireSchema, json)
    if (!wire.success) return contract
    const token = readAccessToken(wire.data)
    return token === null ? refused : { data: token }
  }
  const wasDone = isDone[expects](json)
  if (wasDone === undefined) return contract
  return wasDone ? { data: null } : refused
}
