import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emailPattern } from '#src/domain/credentials.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'
import type { Field, Form } from '#tests/spec/actions/action.ts'
import { forms } from '#tests/spec/actions/forms.ts'

const fields = Object.entries(forms).flatMap(([name, { form }]) =>
  Object.entries(form.fields).map(([field, { takes }]) => ({ name, form, field, takes })),
)
let allowed = 0

afterAll(() => {
  const size = `${hostileTexts.length} texts × ${fields.length} fields of ${Object.keys(forms).length} forms`
  console.log(`${size}: ${allowed} allowed, ${hostileTexts.length * fields.length - allowed} refused with a message`)
})

/** The values of a body, those inside its objects too. */
const valuesOf = (body: object): unknown[] =>
  Object.values(body).flatMap((value: unknown) => (typeof value === 'object' && value ? valuesOf(value) : [value]))

/** @returns what is wrong with a body that is sent: a value that JSON drops or changes; null for nothing */
function bodyProblem(body: object): string | null {
  const isWhole = valuesOf(body).every((value) => typeof value === 'string' || Number.isFinite(value))
  return isWhole ? null : `sends ${JSON.stringify(body).slice(0, 200)}`
}

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
  if (issues.length === 0) {
    if (!takes(text)) return 'is allowed'
    allowed += 1
    return toBody && bodyProblem(toBody(values as never))
  }
  if (takes(text)) return `is refused: ${issues[0]?.message}`
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
    length === 0
      ? ['']
      : textsOf(length - 1).flatMap((text) => ['a', '@', '.', ' '].map((character) => text + character))
  const texts = [1, 2, 3, 4, 5, 6, 7].flatMap(textsOf)
  expect(texts.filter((text) => emailPattern.test(text))).toEqual(texts.filter((text) => /^\S+@\S+\.\S+$/.test(text)))
})
