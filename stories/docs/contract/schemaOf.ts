import * as z from 'zod/mini'
import type { ResponseParser } from '#src/api/parseResponse.ts'
import { upsertWireSchema } from '#src/domain/user.ts'

/** The app's schema reads the array by index. In the contract, it is a tuple. */
const { 0: acknowledgement, 1: token } = upsertWireSchema.def.out.shape
const upsert = z.tuple([acknowledgement, token], z.unknown())

export function getResponseSchema({ kind, schema }: Pick<ResponseParser<unknown>, 'kind' | 'schema'>): z.ZodMiniType {
  if (kind === 'accessToken') return upsert
  return kind === 'list' ? z.array(schema) : schema
}
