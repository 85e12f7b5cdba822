import * as z from 'zod/mini'
import type { Check } from '#src/api/answer.ts'

/** The check of an answer by a schema. The schema must not transform: the JSON is taken as it is. */
export const matches = <Schema extends z.ZodMiniType>(schema: Schema): Check<z.output<Schema>> =>
  Object.assign((json: unknown): json is z.output<Schema> => z.safeParse(schema, json).success, { schema })
