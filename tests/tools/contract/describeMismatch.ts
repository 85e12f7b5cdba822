import * as z from 'zod/mini'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { schemaOf } from '#stories/docs/contract/schemaOf.ts'

const typeLabels: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  tuple: 'a list',
  null: 'null',
  undefined: 'missing',
}

const labelOf = (json: unknown): string => {
  if (json === null) return 'null'
  const type = Array.isArray(json) ? 'array' : typeof json
  return typeLabels[type] ?? type
}

/** What a schema would have taken, such as 'a number or a text'. */
function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return typeLabels[issue.expected] ?? issue.expected
  if (issue.code === 'invalid_union')
    return [...new Set(issue.errors.flatMap((issues) => issues.slice(0, 1).map(expectedBy)))].join(' or ')
  return issue.code === 'too_small' ? 'not empty' : issue.message
}

const valueAt = (json: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    json,
  )

/** 'row 3: price', 'accessToken', or 'the answer' itself. */
function placeOf([first, ...rest]: PropertyKey[]): string {
  if (first === undefined) return 'the answer'
  if (typeof first !== 'number') return [first, ...rest].map(String).join('.')
  return `row ${first + 1}${rest.length > 0 ? `: ${rest.map(String).join('.')}` : ''}`
}

/** The name of the only list within an object, as `{ data: [] }` has one; null for anything else. */
function wrappedList(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null
  return Object.entries(json).find(([, value]) => Array.isArray(value))?.[0] ?? null
}

/**
 * Says how JSON differs from what the shop's check of a call takes; at most the first difference, for the others of a list
 * are mostly the same.
 */
export function describeMismatch(name: CallName, json: unknown): string {
  const result = z.safeParse(schemaOf(allCalls[name].answer), json)
  const issue = result.error?.issues[0]
  if (!issue) return 'the answer has another shape'
  const found = valueAt(json, issue.path)
  const wrapped = issue.path.length === 0 ? wrappedList(json) : null
  const hint = wrapped === null ? '' : `; the list is in its ${wrapped}`
  const rows = new Set(result.error?.issues.map(({ path }) => path[0]))
  const more = typeof issue.path[0] === 'number' && rows.size > 1 ? ` (and ${rows.size - 1} more rows)` : ''
  return `${placeOf(issue.path)} is ${labelOf(found)}, not ${expectedBy(issue)}${hint}${more}`
}
