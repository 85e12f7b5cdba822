import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { allCalls } from '#src/api/allCalls.ts'
import { callNames } from '#tests/api/examples.ts'
import { CallTable } from '#stories/docs/CallTable.tsx'

const rowOf = (name: keyof typeof allCalls) => {
  const { method, path } = allCalls[name]
  const row = screen.getByRole('rowheader', { name: `${name} ${method} ${path}` }).closest('tr')
  if (!row) throw new Error(`${name} has no row`)
  return within(row)
}

it.each(callNames)('shows %s with its method and path', (name) => {
  render(<CallTable />)
  expect(rowOf(name).getByRole('rowheader')).toBeVisible()
})

it('shows who may make a call, its body, its answer, its tags and its toasts', () => {
  render(<CallTable />)
  const shipOrder = rowOf('shipOrder')
  expect(shipOrder.getByText('bearer, admins only')).toBeVisible()
  expect(shipOrder.getByText('none')).toBeVisible()
  expect(shipOrder.getByText('acknowledged')).toBeVisible()
  expect(shipOrder.getByText('invalidates Order list, Order {id}')).toBeVisible()
  expect(shipOrder.getByText('done: success “Product shipped”')).toBeVisible()
  expect(rowOf('createPaymentIntent').getByText('invalidates nothing')).toBeVisible()
  expect(rowOf('upsertUser').getByText('email, name')).toBeVisible()
})
