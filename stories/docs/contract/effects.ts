import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Call, CallToasts, Mutation, Query, Tag } from '#src/api/call.ts'
import type { Toast } from '#src/notifications/toast.ts'

/** Replaces a call's arguments: each property returns its own name. */
const argumentNames = new Proxy({}, { get: (_, name) => String(name) }) as never

const typeOf = (tag: Tag) => (typeof tag === 'string' ? tag : tag.type)

const isInvalidated = (provided: Tag, invalidated: Tag): boolean =>
  typeOf(provided) === typeOf(invalidated) &&
  (typeof invalidated === 'string' || (typeof provided !== 'string' && provided.id === invalidated.id))

const everyCall = Object.entries<Call>(allCalls) as [CallName, Call][]

const reloads = (mutation: Mutation<never, unknown>, query: Query<never, unknown>): boolean =>
  query
    .providesTags(argumentNames)
    .some((provided) => mutation.invalidatesTags(argumentNames).some((tag) => isInvalidated(provided, tag)))

/** For a call that changes something, the calls the shop repeats after it; for one that reads, after which it is repeated. */
export const relatedCalls = (call: Call): CallName[] =>
  everyCall.flatMap(([name, other]) => {
    if (call.method === 'GET') return other.method !== 'GET' && reloads(other, call) ? [name] : []
    return other.method === 'GET' && reloads(call, other) ? [name] : []
  })

const outcomeLabels: Record<keyof CallToasts, string> = {
  done: 'It worked',
  network: 'No answer came',
  refused: 'Nothing was changed, or another 4xx',
  forbidden: '403, or 401 without a token',
  other: 'Any other answer',
}

/** What the shop says after a call that changes something; outcomes with the same toast stand together. */
export function outcomesOf({ toasts }: Mutation<never, unknown>): { outcomes: string[]; toast: Toast | null }[] {
  const byToast = Map.groupBy(Object.entries(toasts) as [keyof CallToasts, Toast | null][], ([, toast]) =>
    JSON.stringify(toast),
  )
  return [...byToast.values()].map((entries) => ({
    outcomes: entries.map(([outcome]) => outcomeLabels[outcome]),
    toast: entries[0]?.[1] ?? null,
  }))
}
