import * as z from 'zod/mini'
import type { ResponseParser } from '#src/api/parseResponse.ts'
import { upsertWireSchema } from '#src/domain/user.ts'

/** The upsert's response as a tuple. The app's own schema describes the array as an object with the keys 0 and 1. */
const { 0: acknowledgementSchema, 1: tokenSchema } = upsertWireSchema.def.out.shape
const upsertTupleSchema = z.tuple([acknowledgementSchema, tokenSchema], z.unknown())

export function getResponseSchema({ kind, schema }: Pick<ResponseParser<unknown>, 'kind' | 'schema'>): z.ZodMiniType {
  if (kind === 'accessToken') return upsertTupleSchema
  return kind === 'list' ? z.array(schema) : schema
}
