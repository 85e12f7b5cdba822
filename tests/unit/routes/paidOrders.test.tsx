import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import type { OrderWire } from '#src/domain/order.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

const notTrue = ['true', 'false', 1, 0, null, undefined, '', {}]
const statuses = ['pending', 'shipped', 'returned', 'Pending', '', null, undefined]

const nameOf = (index: number) => `Part ${index} of the list`

/** One unpaid order for each value of `paid` that is not true, then one paid order for each status. */
const rows: OrderWire[] = [
  ...notTrue.map((paid) => ({ paid, status: 'pending' })),
  ...statuses.map((status) => ({ paid: true, status, transationId: 'pi_9' })),
].map((fields, index) =>
  makeOrder({ _id: `o-${index}`, itemInfo: { itemName: nameOf(index), itemPrice: 60 }, ...fields }),
)

beforeEach(() => db.mutate((world) => void (world.orders = structuredClone(rows))))

/** The text of a row, and the names of its buttons and links. */
async function readRow(index: number) {
  const row = await screen.findByRole('row', { name: new RegExp(nameOf(index)) })
  const actions = ['button', 'link'].flatMap((role) => within(row).queryAllByRole(role))
  return { text: row.textContent, actions: actions.map(({ textContent }) => textContent.trim()) }
}

describe('My Orders', () => {
  it('offers Pay and Cancel unless `paid` is true (DATA-7)', async () => {
    await mountApp('/dashboard/mypurchases', { as: 'customer' })
    await screen.findByRole('table')
    for (const [index, paid] of notTrue.entries()) {
      const { text, actions } = await readRow(index)
      expect([paid, actions]).toEqual([paid, ['Cancel', 'Pay']])
      expect(text).not.toContain('All-Ready Paid')
    }
  })

  it('shows the transaction id of a paid order, and offers only its receipt, for every status', async () => {
    await mountApp('/dashboard/mypurchases', { as: 'customer' })
    await screen.findByRole('table')
    for (const [position, status] of statuses.entries()) {
      const { text, actions } = await readRow(notTrue.length + position)
      expect([status, actions]).toEqual([status, ['Receipt']])
      expect(text).toContain('pi_9')
    }
  })
})

describe('Manage All Orders', () => {
  beforeEach(async () => {
    await mountPage('/dashboard/manageallorders', `Manage All Orders: ${rows.length}`, { as: 'admin' })
  })

  it('offers only Delete unless `paid` is true (DATA-7)', async () => {
    for (const [index, paid] of notTrue.entries()) {
      const { text, actions } = await readRow(index)
      expect([paid, actions]).toEqual([paid, ['Delete']])
      expect(text).toContain('Unpaid')
    }
  })

  it('offers Ship for a paid, pending order, and nothing for any other status (DATA-7, PAY-1)', async () => {
    const labels = ['Pending', 'Shipped', 'returned', 'Pending', 'Not known', 'Not known', 'Not known']
    for (const [position, status] of statuses.entries()) {
      const { text, actions } = await readRow(notTrue.length + position)
      expect([status, actions]).toEqual([status, status === 'pending' ? ['Ship'] : []])
      expect(text).toContain(labels[position])
      expect(text).not.toContain('Unpaid')
    }
  })
})
