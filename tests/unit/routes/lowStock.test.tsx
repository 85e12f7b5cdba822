import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { expectUrl, mountApp, mountPage } from '#tests/support/mountApp.tsx'

// Tests of the filter for parts that are low in stock or sold out (ADMIN-22).

const getStockField = () => screen.getByRole('combobox', { name: 'Stock' })
const getNames = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)

const arrangeParts = () =>
  db.mutate((state) => {
    state.parts = [0, 50, 51].map((availableParts) =>
      makePart({
        _id: `p${availableParts}`,
        name: `With ${availableParts}`,
        availableParts,
        avaailableParts: undefined,
      }),
    )
  })

it('Add New Product links to the low-stock and sold-out parts, and the stock limit is kept in the URL (ADMIN-22)', async () => {
  arrangeParts()
  const { user } = await mountPage('/dashboard/addproduct', 'Add New Product', { as: 'admin' })
  await user.click(screen.getByRole('link', { name: 'Low-stock and sold-out parts' }))
  await expectUrl('/parts\\?stock=low&limit=50')
  await waitFor(() => expect(getNames()).toEqual(['With 0', 'With 50']))
  await user.selectOptions(getStockField(), 'Sold out')
  await expectUrl('/parts\\?stock=low&limit=0')
  expect(getNames()).toEqual(['With 0'])
  const getCallCount = countCalls('GET', '/')
  await user.selectOptions(getStockField(), 'Any stock')
  await expectUrl('/parts')
  expect(getNames()).toHaveLength(3)
  // The dashboard has already loaded the role, so the filter stays visible without another request.
  expect(getStockField()).toBeVisible()
  expect(getCallCount()).toBe(0)
})

it.each([
  ['?stock=low&limit=51', '51 pcs or fewer', 3],
  ['?stock=low&limit=-1', '50 pcs or fewer', 2],
  ['?stock=low', '50 pcs or fewer', 2],
])('the query string %s sets the filter to “%s” (ADMIN-22)', async (search, label, count) => {
  arrangeParts()
  await mountApp(`/parts${search}`)
  await waitFor(() => expect(getStockField()).toHaveDisplayValue(label))
  expect(getNames()).toHaveLength(count)
})

it('visitors don’t see the stock filter (ADMIN-22)', async () => {
  await mountPage('/parts?stock=high', 'AVAILABLE PARTS')
  await screen.findAllByRole('article')
  expect(screen.queryByRole('combobox', { name: 'Stock' })).toBeNull()
})
