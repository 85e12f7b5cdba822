import * as z from 'zod/mini'
import type { AnswerReader } from '#src/api/answer.ts'

/** The schema of a call's whole answer. */
export const schemaOf = ({ kind, schema }: Pick<AnswerReader<unknown>, 'kind' | 'schema'>): z.ZodMiniType =>
  kind === 'list' ? z.array(schema) : schema
