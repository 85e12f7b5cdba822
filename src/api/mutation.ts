import type * as z from 'zod/mini'
import type { AnswerReader } from '#src/api/answer.ts'
import type { Access, Arguments, CallToasts, Mutation, Tag } from '#src/api/call.ts'
import { callToasts } from '#src/copy/callToasts.ts'
import { toasts } from '#src/copy/toasts.ts'
import { error } from '#src/notifications/toast.ts'

type Fields<Body> = Body extends z.ZodMiniType ? z.input<Body> : unknown

interface MutationOptions<Path extends string, Body, View> {
  access: Access
  /** Schema of the JSON body; without it none is sent. */
  body?: Body
  answer: AnswerReader<View>
  /** Without it the call changes nothing that is read. */
  invalidatesTags?: (args: Arguments<Path, Fields<Body>>) => readonly Tag[]
  /** What it says; see `withDefaults` for failures that are left out. */
  toasts: Pick<CallToasts, 'done'> & Partial<CallToasts>
}

/** Nothing answered, and anything that has no words of its own: PAGE-8. */
function withDefaults({
  other = error(callToasts.failed),
  network = error(toasts.network),
  refused = other,
  forbidden = other,
  done,
}: MutationOptions<string, unknown, unknown>['toasts']): CallToasts {
  return { done, network, refused, forbidden, other }
}

const define =
  <Method extends Mutation<never, unknown>['method']>(method: Method) =>
  <const Path extends string, View, Body extends z.ZodMiniObject | undefined = undefined>(
    path: Path,
    { access, body, answer, invalidatesTags = () => [], toasts: said }: MutationOptions<Path, Body, View>,
  ): Mutation<Arguments<Path, Fields<Body>>, View> => ({
    method,
    path,
    access,
    body: body ?? null,
    answer,
    invalidatesTags,
    toasts: withDefaults(said),
  })

/** Each defines a call; it is given one object with the values of its path and the fields of its body. */
export const post = define('POST')
export const put = define('PUT')
export const patch = define('PATCH')
/** DELETE, which is a reserved word. */
export const del = define('DELETE')
