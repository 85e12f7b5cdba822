import type * as z from 'zod/mini'
import type { FieldProblem } from '#src/domain/formProblems.ts'

/**
 * The maximum size of a form's values as JSON. Servers like this one accept bodies of 100 kB, including the fields that the
 * shop adds. They reject larger bodies in a way that looks like a lost connection.
 */
const maxFormBytes = 95_000

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

/** Checks that a form fits into one request. If not, reports a problem at its longest field (ORDER-21). */
export function fitsRequest({ value, issues }: z.core.ParsePayload<Record<string, unknown>>): void {
  if (new TextEncoder().encode(JSON.stringify(value)).length <= maxFormBytes) return
  const longestField = Object.keys(value).reduce((a, b) => (lengthOf(value[b]) > lengthOf(value[a]) ? b : a))
  issues.push({ code: 'custom', input: value, path: [longestField], message: 'tooLong' satisfies FieldProblem })
}
