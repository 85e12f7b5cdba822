import type * as z from 'zod/mini'
import type { FieldProblem } from '#src/domain/formProblems.ts'

/**
 * The maximum size of a form's values as JSON. The server accepts bodies of up to 100 kB, including the fields that the app adds.
 * If the server rejects a larger body, the browser reports a lost connection.
 */
const maxFormBytes = 95_000

const getTextLength = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

/** Checks that a form's values fit into one request. If they don't, adds a problem to the longest field (ORDER-21). */
export function checkRequestSize({ value, issues }: z.core.ParsePayload<Record<string, unknown>>): void {
  if (new TextEncoder().encode(JSON.stringify(value)).length <= maxFormBytes) return
  const longestField = Object.keys(value).reduce((a, b) => (getTextLength(value[b]) > getTextLength(value[a]) ? b : a))
  issues.push({ code: 'custom', input: value, path: [longestField], message: 'tooLong' satisfies FieldProblem })
}
