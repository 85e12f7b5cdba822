import * as z from 'zod/mini'
import { readAs, type Answer, type AnswerReader } from '#src/api/answer.ts'
import { readAccessToken, upsertWireSchema } from '#src/domain/user.ts'
import { acknowledgedSchema, deletedSchema, modifiedSchema } from '#src/domain/wire.ts'

const done: Answer<null> = { data: null }
/** Answered, but nothing changed (DATA-11). */
const refused: Answer<never> = { error: { kind: 'refused', status: 200 } }

function confirmation<Schema extends z.ZodMiniType>(
  kind: AnswerReader<null>['kind'],
  schema: Schema,
  isDone: (wire: z.output<Schema>) => boolean,
): AnswerReader<null> {
  return { kind, schema, read: readAs(schema, (wire) => (isDone(wire) ? done : refused)) }
}

/** `{ acknowledged: true }`, or 'refused'. */
export const acknowledged = confirmation('acknowledged', acknowledgedSchema, (wire) => wire.acknowledged === true)

/** `{ deletedCount }` above 0, or 'refused'. */
export const deletedCount = confirmation('deletedCount', deletedSchema, (wire) => (wire.deletedCount ?? 0) > 0)

/** `{ modifiedCount }` above 0, or 'refused'. */
export const modifiedCount = confirmation('modifiedCount', modifiedSchema, (wire) => (wire.modifiedCount ?? 0) > 0)

/** A new access token, or 'refused' (DATA-5). */
export const accessToken: AnswerReader<string> = {
  kind: 'accessToken',
  schema: upsertWireSchema,
  read: readAs(upsertWireSchema, (wire) => {
    const token = readAccessToken(wire)
    return token === null ? refused : { data: token }
  }),
}

/** Any 2xx answer but a page of HTML, which the API did not send (DATA-12). */
export const anySuccess: AnswerReader<null> = { kind: 'any', schema: z.unknown(), read: () => done }
