import * as z from 'zod/mini'
import type { ResponseParser } from '#src/api/parseResponse.ts'
import { upsertWireSchema } from '#src/domain/user.ts'

/** The shop's schema reads the response by index; for the contract it becomes a tuple. */
const { 0: acknowledgement, 1: token } = upsertWireSchema.def.out.shape
const upsert = z.tuple([acknowledgement, token], z.unknown())

export function schemaOf({ kind, schema }: Pick<ResponseParser<unknown>, 'kind' | 'schema'>): z.ZodMiniType {
  if (kind === 'accessToken') return upsert
  return kind === 'list' ? z.array(schema) : schema
}
