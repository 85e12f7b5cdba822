import { render, screen } from '@testing-library/react'
import { ensure, ThemeProvider, themes } from 'storybook/theming'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callLabel } from '#mocks/demo/copy/calls.ts'
import { allCalls } from '#src/api/allCalls.ts'
import { askMockServer } from '#stories/docs/contract/askMockServer.ts'
import { CallList } from '#stories/docs/contract/CallList.tsx'
import { describeShape } from '#stories/docs/contract/describeShape.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'

it.each(callNames)('has an example of %s that is carried out, and one for each who may not', async (name) => {
  const { done, refused } = await askMockServer(name)
  expect(done.status).toBe(200)
  expect(allCalls[name].answer.read(done.answer, done.status).error).toBeUndefined()
  const turnedAway = { anyone: [], bearer: [401], admin: [401, 403] }[callCases[name].access]
  expect(refused.map(({ status }) => status)).toEqual(turnedAway)
})

it('shows every call, with its address', () => {
  render(
    <ThemeProvider theme={ensure(themes.light)}>
      <CallList />
    </ThemeProvider>,
  )
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings.toSorted()).toEqual(callNames.map(callLabel).toSorted())
  expect(screen.getByText('DELETE {api}/mypurchases?id={id}')).toBeVisible()
})

it.each([
  [z.array(z.object({ a: z.optional(z.string()) })), 'array of {\n  a?: string\n}'],
  [z.object({ a: z.nullable(z.enum(['b', 'c'])) }), '{\n  a: "b" | "c" | null\n}'],
  [z.union([z.literal('a'), z.tuple([z.string()])]), '"a" | anything'],
])('describes a shape: %#', (schema, text) => {
  expect(describeShape(z.toJSONSchema(schema, { io: 'input' }))).toBe(text)
})
