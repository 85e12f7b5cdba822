import type { AnswerReader } from '#src/api/answer.ts'
import type { Access, Arguments, Query, Tag } from '#src/api/call.ts'

interface QueryOptions<Path extends string, View> {
  access: Access
  answer: AnswerReader<View>
  ifMissing?: 'notFound' | 'empty'
  providesTags: (args: Arguments<Path>) => readonly Tag[]
}

/** Defines a GET call that takes its path parameters, e.g. `{ id }` for '/part/{id}'. */
export const get = <const Path extends string, View>(
  path: Path,
  options: QueryOptions<Path, View>,
): Query<Arguments<Path>, View> => ({ method: 'GET', path, body: null, ...options })
