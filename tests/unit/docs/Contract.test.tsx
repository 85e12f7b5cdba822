import { Validator } from '@seriousme/openapi-schema-validator'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ensure, ThemeProvider, themes } from 'storybook/theming'
import { expect, it } from 'vitest'
import { allCalls } from '#src/api/allCalls.ts'
import { askMockServer } from '#stories/docs/contract/askMockServer.ts'
import { Contract } from '#stories/docs/contract/Contract.tsx'
import { openApiDocument } from '#stories/docs/contract/openApi.ts'
import { callCases, callNames } from '#tests/spec/calls/callCases.ts'

it('has an example of each call that is carried out, and one for each who may not', async () => {
  const exchanges = await askMockServer()
  for (const name of callNames) {
    const { done, refused } = exchanges[name]
    expect(allCalls[name].answer.read(done.answer, done.status).error, name).toBeUndefined()
    const turnedAway = { anyone: [], bearer: [401], admin: [401, 403] }[callCases[name].access]
    expect(
      refused.map(({ status }) => status),
      name,
    ).toEqual(turnedAway)
  }
})

it('shows only the calls that are asked for: what they send, answer and say', async () => {
  // Storybook's links take their looks from its theme.
  render(
    <ThemeProvider theme={ensure(themes.light)}>
      <Contract />
    </ThemeProvider>,
  )
  await userEvent.type(screen.getByRole('searchbox'), 'cancelOrder')
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${callNames.length} calls`)
  const [section] = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('section'))
  const cancel = within(section ?? document.body)
  expect(cancel.getByRole('region', { name: 'cancelOrder: a request' })).toHaveTextContent(
    'DELETE {api}/mypurchases?id=order-1012',
  )
  expect(cancel.getByRole('region', { name: 'cancelOrder: an answer' })).toHaveTextContent('200 { "deletedCount": 1 }')
  expect(cancel.getByText(/^It worked: “Deleting Successfully”/)).toBeVisible()
})

it('is a valid OpenAPI document, the same every time, which has every call once', async () => {
  const document = await openApiDocument('1.0.0')
  expect(await openApiDocument('1.0.0')).toEqual(document)
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const names = operations.map(({ operationId }) => String(operationId))
  expect(names.toSorted()).toEqual(Object.keys(allCalls).toSorted())
})
