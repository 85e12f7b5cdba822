import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emailPattern, loginFormSchema, signupFormSchema } from '#src/domain/credentials.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { sayProblem } from '#src/design-system/blocks/forms/formResolver.ts'
import { toPart } from '#src/domain/part.ts'
import { refusalsOf } from '#tests/spec/actions/action.ts'
import { forms } from '#tests/spec/actions/forms.ts'

const messagesOf = (schema: z.ZodMiniType, values: object) =>
  (z.safeParse(schema, values).error?.issues ?? []).map(({ path, message }) => [
    path.join(),
    sayProblem(message, toPart(makePart())),
  ])

it.each(Object.entries(forms))(
  '%s: says one message under the field of each value that it refuses (SHOP-5)',
  (_, press) => {
    const { schema, fields, others } = press.form
    const valid = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
    expect(messagesOf(schema, { ...valid, ...others })).toEqual([])
    for (const { name, value, message } of refusalsOf(press))
      expect(messagesOf(schema, { ...valid, ...others, [name]: value })).toEqual([[name, message]])
  },
)

it.each(['!', '@', '#', '$', '%', '^', '&', '*'])('takes %s as a special character', (character) =>
  expect(messagesOf(signupFormSchema, { name: 'A', email: ' a@b.c ', password: `abcde${character}` })).toEqual([]),
)

it('requires both on login and leaves the rest to the provider', () =>
  expect(messagesOf(loginFormSchema, { email: 'odd', password: 'x' })).toEqual([]))

it('takes the e-mail addresses of the simple pattern', () => {
  const textsOf = (length: number): string[] =>
    length === 0 ? [''] : textsOf(length - 1).flatMap((text) => ['a', '@', '.', ' '].map((next) => text + next))
  const texts = [1, 2, 3, 4, 5, 6].flatMap(textsOf)
  expect(texts.filter((text) => emailPattern.test(text))).toEqual(texts.filter((text) => /^\S+@\S+\.\S+$/.test(text)))
})
