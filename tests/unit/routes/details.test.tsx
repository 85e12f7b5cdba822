import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { mountApp, mountPage } from '#tests/support/mountApp.tsx'

// The requirements of SHOP-2 for the pages, apart from their texts.

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())
const findRow = (name: RegExp) => screen.findByRole('row', { name })
const actionsIn = (row: HTMLElement) =>
  texts(['button', 'link'].flatMap((role) => within(row).queryAllByRole(role))).map((text) => text.trim())

it('My Orders shows the index, price and total of each order, and what may be done with it', async () => {
  await mountApp('/dashboard/mypurchases', { as: 'customer' })
  const unpaid = await findRow(/Ventilated brake rotor/)
  const [index, part, price, quantity, total] = cells(unpaid)
  expect([index, price, quantity, total]).toEqual(['2', '$84.00', '20 pcs', '$1,680.00'])
  expect(part).toContain('Ventilated brake rotor 345 mm')
  expect(unpaid.querySelector('img')).toHaveAttribute('src', expect.stringContaining('rotor'))
  expect(actionsIn(unpaid)).toEqual(['Cancel', 'Pay'])
  expect(within(unpaid).getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/payment/order-1012')

  const paid = await findRow(/pi_3Q9xK2/)
  expect(paid).toHaveTextContent(/Purchased Done.*All-Ready Paid.*pi_3Q9xK2/)
  expect(actionsIn(paid)).toEqual(['Receipt'])
})

it('Manage All Orders shows whether an order is paid, and its status; only that decides what may be done (DATA-7, PAY-1)', async () => {
  const rows = [
    [{ paid: false }, 'Unpaid', ['Delete']],
    [{ paid: 'true' }, 'Unpaid', ['Delete']],
    [{ paid: true, status: 'pending' }, 'Pending', ['Ship']],
    [{ paid: true, status: 'shipped' }, 'Shipped', []],
    [{ paid: true, status: 'returned' }, 'returned', []],
    [{ paid: true, status: null }, 'Not known', []],
  ] as const
  db.mutate((world) => {
    world.orders = rows.map(([fields], index) =>
      makeOrder({ _id: `o-${index}`, itemInfo: { itemName: `Part ${index} of six`, itemPrice: 60 }, ...fields }),
    )
  })
  await mountPage('/dashboard/manageallorders', 'Manage All Orders: 6', { as: 'admin' })
  for (const [index, [, status, actions]] of rows.entries()) {
    const row = await findRow(new RegExp(`Part ${index} of six`))
    expect(row).toHaveTextContent(status)
    expect(actionsIn(row)).toEqual(actions)
  }
})

it('Payment shows part, quantity, per-piece price and total; its button waits for the provider and the secret (SHOP-4)', async () => {
  db.setDials({ faults: { createPaymentIntent: 'hang' } })
  await mountApp('/dashboard/payment/order-1012', { as: 'customer' })
  await screen.findByRole('heading', { name: "Let's Payment For Deal" })
  const main = within(screen.getByRole('main'))
  for (const text of ['Ventilated brake rotor 345 mm', '20 pcs', '$84.00']) expect(main.getByText(text)).toBeVisible()
  expect(main.getAllByText('$1,680.00')).not.toEqual([])
  expect(main.getByRole('button', { name: 'Payment Confirm' })).toBeDisabled()
})
