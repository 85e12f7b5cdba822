import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emailPattern } from '#src/domain/credentials.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'
import type { Field, Form } from '#tests/spec/actions/action.ts'
import { forms } from '#tests/spec/actions/forms.ts'

const fields = Object.entries(forms).flatMap(([name, { form }]) =>
  Object.entries(form.fields).map(([field, { takes }]) => ({ name, form, field, takes })),
)

/** The values of a body, those inside its objects too. */
const valuesOf = (body: object): unknown[] =>
  Object.values(body).flatMap((value: unknown) => (typeof value === 'object' && value ? valuesOf(value) : [value]))

/** Whether JSON neither drops nor changes a value of a body. */
const isWhole = (body: object) => valuesOf(body).every((value) => typeof value === 'string' || Number.isFinite(value))

/** @returns what is wrong when a text stands in a field; null for nothing */
function findProblem(
  { schema, fields: all, others, toBody }: Form,
  field: string,
  takes: Field['takes'],
  text: string,
) {
  const valid = Object.fromEntries(Object.entries(all).map(([name, { value }]) => [name, value]))
  const values = { ...valid, ...others, [field]: text }
  const issues = z.safeParse(schema, values).error?.issues ?? []
  if (issues.length === 0 && !takes(text)) return 'is allowed'
  if (issues.length > 0 && takes(text)) return `is refused: ${issues[0]?.message}`
  if (issues.length === 0) return !toBody || isWhole(toBody(values as never)) ? null : 'is not sent whole'
  return issues.every(({ path, message }) => path.join() === field && message !== '')
    ? null
    : 'has no message of its own'
}

test.each(fields)('$name, $field takes what its rule allows, and a message says why not', ({ form, field, takes }) => {
  const problems = hostileTexts.flatMap((text) => {
    const problem = findProblem(form, field, takes, text)
    return problem === null ? [] : [`${JSON.stringify(text.slice(0, 60))} ${problem}`]
  })
  expect(problems).toEqual([])
})

test('the e-mail pattern is the simple one', () => {
  const textsOf = (length: number): string[] =>
    length === 0 ? [''] : textsOf(length - 1).flatMap((text) => ['a', '@', '.', ' '].map((next) => text + next))
  const texts = [1, 2, 3, 4, 5, 6].flatMap(textsOf)
  expect(texts.filter((text) => emailPattern.test(text))).toEqual(texts.filter((text) => /^\S+@\S+\.\S+$/.test(text)))
})
