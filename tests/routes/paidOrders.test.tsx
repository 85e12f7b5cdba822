import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import type { OrderWire } from '#src/domain/order.ts'
import { findPage, mountApp } from '#tests/support/mountApp.tsx'

const notTrue = ['true', 'false', 1, 0, null, undefined, '', {}]
const statuses = ['pending', 'shipped', 'returned', 'Pending', '', null, undefined]

const nameOf = (index: number) => `Part ${index} of the list`

/** An order of the customer's for each value of `paid` that is no payment, then one for each status of a paid one. */
const rows: OrderWire[] = [
  ...notTrue.map((paid) => ({ paid, status: 'pending' })),
  ...statuses.map((status) => ({ paid: true, status, transationId: 'pi_9' })),
].map((fields, index) =>
  makeOrder({ _id: `o-${index}`, itemInfo: { itemName: nameOf(index), itemPrice: 60 }, ...fields }),
)

beforeEach(() => db.mutate((world) => void (world.orders = structuredClone(rows))))

/** What a row says and offers: its actions, by name. */
async function readRow(index: number) {
  const row = await screen.findByRole('row', { name: new RegExp(nameOf(index)) })
  const actions = ['button', 'link'].flatMap((role) => within(row).queryAllByRole(role))
  return { text: row.textContent, actions: actions.map(({ textContent }) => textContent.trim()) }
}

describe('My Orders', () => {
  it('offers to pay and to cancel whatever is not paid by a true (DATA-7)', async () => {
    await mountApp('/dashboard/mypurchases', { as: 'customer' })
    await screen.findByRole('table')
    for (const [index, paid] of notTrue.entries()) {
      const { text, actions } = await readRow(index)
      expect([paid, actions]).toEqual([paid, ['Cancel', 'Pay']])
      expect(text).not.toContain('All-Ready Paid')
    }
  })

  it('says of what is paid that it is, and offers its receipt only, whatever the status', async () => {
    await mountApp('/dashboard/mypurchases', { as: 'customer' })
    await screen.findByRole('table')
    for (const [place, status] of statuses.entries()) {
      const { text, actions } = await readRow(notTrue.length + place)
      expect([status, actions]).toEqual([status, ['Receipt']])
      expect(text).toContain('pi_9')
    }
  })
})

describe('Manage All Orders', () => {
  beforeEach(async () => {
    await mountApp('/dashboard/manageallorders', { as: 'admin' })
    await findPage(`Manage All Orders: ${rows.length}`)
  })

  it('offers to delete whatever is not paid by a true, and to ship none of it (DATA-7)', async () => {
    for (const [index, paid] of notTrue.entries()) {
      const { text, actions } = await readRow(index)
      expect([paid, actions]).toEqual([paid, ['Delete']])
      expect(text).toContain('Unpaid')
    }
  })

  it('offers to ship what is paid and pending, and nothing for any other status (DATA-7, PAY-1)', async () => {
    const words = ['Pending', 'Shipped', 'returned', 'Pending', 'Not known', 'Not known', 'Not known']
    for (const [place, status] of statuses.entries()) {
      const { text, actions } = await readRow(notTrue.length + place)
      expect([status, actions]).toEqual([status, status === 'pending' ? ['Ship'] : []])
      expect(text).toContain(words[place])
      expect(text).not.toContain('Unpaid')
    }
  })
})
