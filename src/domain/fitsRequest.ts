import type * as z from 'zod/mini'
import type { FieldProblem } from '#src/domain/formProblems.ts'

/**
 * How many bytes the values of a form may have as JSON. Servers of this kind take bodies of 100 kB, of which the shop needs
 * some for what it adds. They reject larger ones in a way that looks like a lost connection.
 */
const maxFormBytes = 95_000

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

/** The check of a form that is sent as one request: one that is too large has a problem at its longest field (ORDER-21). */
export function fitsRequest({ value, issues }: z.core.ParsePayload<Record<string, unknown>>): void {
  if (new TextEncoder().encode(JSON.stringify(value)).length <= maxFormBytes) return
  const longest = Object.keys(value).reduce((a, b) => (lengthOf(value[b]) > lengthOf(value[a]) ? b : a))
  issues.push({ code: 'custom', input: value, path: [longest], message: 'tooLong' satisfies FieldProblem })
}
