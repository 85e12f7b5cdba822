import type * as z from 'zod/mini'
import type { AnswerReader } from '#src/api/answer.ts'
import type { Access, Arguments, CallToasts, Mutation, Tag } from '#src/api/call.ts'
import { callToasts, toasts } from '#src/copy/toasts.ts'
import { error } from '#src/notifications/toast.ts'

type Fields<Body> = Body extends z.ZodMiniType ? z.input<Body> : unknown

interface MutationOptions<Path extends string, Body, View> {
  access: Access
  /** Schema of the JSON body; no body when left out. */
  body?: Body
  answer: AnswerReader<View>
  /** Leave out when no query reads what the call changes. */
  invalidatesTags?: (args: Arguments<Path, Fields<Body>>) => readonly Tag[]
  /** `withDefaults` fills in the failures that are left out. */
  toasts: Pick<CallToasts, 'done'> & Partial<CallToasts>
}

/** Fills in the default failure toasts (PAGE-8). */
function withDefaults({
  other = error(callToasts.failed),
  network = error(toasts.network),
  refused = other,
  forbidden = other,
  done,
}: MutationOptions<string, unknown, unknown>['toasts']): CallToasts {
  return { done, network, refused, forbidden, other }
}

const defineMutation =
  <Method extends Mutation<never, unknown>['method']>(method: Method) =>
  <const Path extends string, View, Body extends z.ZodMiniObject | undefined = undefined>(
    path: Path,
    { access, body, answer, invalidatesTags = () => [], toasts: ownToasts }: MutationOptions<Path, Body, View>,
  ): Mutation<Arguments<Path, Fields<Body>>, View> => ({
    method,
    path,
    access,
    body: body ?? null,
    answer,
    invalidatesTags,
    toasts: withDefaults(ownToasts),
  })

/** Each defines a call that takes one object with its path parameters and body fields. */
export const post = defineMutation('POST')
export const put = defineMutation('PUT')
export const patch = defineMutation('PATCH')
/** DELETE; `delete` is a reserved word. */
export const del = defineMutation('DELETE')
