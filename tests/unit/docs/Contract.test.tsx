import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ensure, ThemeProvider, themes } from 'storybook/theming'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '#src/api/allCalls.ts'
import { askMockServer } from '#stories/docs/contract/askMockServer.ts'
import { Contract } from '#stories/docs/contract/Contract.tsx'
import { describeShape } from '#stories/docs/contract/describeShape.ts'
import { misspeltNames } from '#stories/docs/contract/labels.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'

/** Storybook's links take their looks from its theme. */
const Docs = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={ensure(themes.light)}>{children}</ThemeProvider>
)

const exchanges = await askMockServer()

const sectionOf = (name: string) => {
  const section = screen.getByRole('heading', { level: 3, name }).closest('section')
  if (!section) throw new Error(`${name} has no section`)
  return within(section)
}

it.each(callNames)('has an example of %s that is carried out, and one for each who may not', (name) => {
  const { done, refused } = exchanges[name]
  expect(done.status).toBe(200)
  expect(allCalls[name].answer.read(done.answer, done.status).error).toBeUndefined()
  const turnedAway = { anyone: [], bearer: [401], admin: [401, 403] }[callCases[name].access]
  expect(refused.map(({ status }) => status)).toEqual(turnedAway)
})

it('shows the same examples every time', async () => {
  const withoutTokens = (value: unknown) => JSON.stringify(value).replaceAll(/"eyJ[^"]*"/g, '')
  expect(withoutTokens(await askMockServer())).toBe(withoutTokens(exchanges))
})

it('shows what a call sends, what it answers, what is said and what is read again', () => {
  render(<Contract />, { wrapper: Docs })
  const cancel = sectionOf('cancelOrder')
  expect(cancel.getByText('DELETE {api}/mypurchases?id={id}')).toBeVisible()
  expect(cancel.getByRole('region', { name: 'cancelOrder: a request' })).toHaveTextContent(
    'DELETE {api}/mypurchases?id=order-1012',
  )
  expect(cancel.getByRole('region', { name: 'cancelOrder: an answer' })).toHaveTextContent('200 { "deletedCount": 1 }')
  expect(cancel.getByText(/^It worked: “Deleting Successfully”/)).toBeVisible()
  expect(cancel.getByText(/^Then reads again/)).toHaveTextContent(
    'Then reads again: getParts, getPart, getMyOrders, getMyOrder, getOrders',
  )
  expect(sectionOf('getParts').getByText(/^Read again after/)).toHaveTextContent('addPart, placeOrder, cancelOrder')
  expect(sectionOf('shipOrder').getByText(/^Not an admin: 403/)).toBeVisible()
  expect(sectionOf('createPaymentIntent').getByText('Then reads again: nothing')).toBeVisible()
})

it('marks each misspelt name where the wire has it', () => {
  render(<Contract />, { wrapper: Docs })
  const marked = screen.getAllByTitle('Spelt so on the wire').map(({ textContent }) => textContent)
  expect([...new Set(marked)].toSorted()).toEqual([...misspeltNames].toSorted())
})

it('shows only the calls that are asked for', async () => {
  render(<Contract />, { wrapper: Docs })
  await userEvent.type(screen.getByRole('searchbox'), 'PATCH')
  expect(screen.getByRole('status')).toHaveTextContent(`2 of ${callNames.length} calls`)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'recordPayment',
    'shipOrder',
  ])
})

it.each([
  [z.array(z.object({ a: z.optional(z.string()) })), 'array of {\n  a?: string\n}'],
  [z.object({ a: z.object({ b: z.nullable(z.number()) }) }), '{\n  a: {\n    b: number | null\n  }\n}'],
  [z.literal('pending'), '"pending"'],
  [z.enum(['a', 'b']), '"a" | "b"'],
  [z.union([z.object({ a: z.boolean() }), z.string()]), '{\n  a: boolean\n} | string'],
  [z.tuple([z.string(), z.optional(z.number())], z.unknown()), '[string, (number)?, …]'],
  [z.unknown(), 'anything'],
])('describes a shape: %#', (schema, text) => {
  expect(describeShape(schema)).toBe(text)
})
