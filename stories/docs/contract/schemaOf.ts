import * as z from 'zod/mini'
import type { AnswerReader } from '#src/api/answer.ts'
import { isPartWire } from '#src/domain/part.ts'
import { partWireSchema } from '#src/domain/partSchema.ts'
import { isReviewWire } from '#src/domain/review.ts'
import { reviewWireSchema } from '#src/domain/reviewSchema.ts'

/** The schemas of what is checked by hand (SPEED-1); a test proves both equal. */
const schemas = new Map<unknown, z.ZodMiniType>([
  [isPartWire, partWireSchema],
  [isReviewWire, reviewWireSchema],
])

/** The schema of a call's answer. @throws when its check has none */
export function schemaOf({ kind, check }: AnswerReader<unknown>): z.ZodMiniType {
  const schema = check.schema ?? schemas.get(check)
  if (!schema) throw new Error('the check of this answer has no schema')
  return kind === 'list' ? z.array(schema) : schema
}
