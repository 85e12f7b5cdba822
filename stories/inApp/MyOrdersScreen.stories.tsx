import { expect, screen, waitFor } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { expectPrint, clickAndConfirm, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Customer/My Orders' })

/** The customer cancels an order, and the shop confirms “Deleting Successfully”. */
export const Wired = meta.story({
  name: 'Cancelling from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/dashboard/mypurchases', { as: 'customer' }),
  async play() {
    await clickAndConfirm('Cancel', 'Cancel order', 'Deleting Successfully', 'goes')
    await waitFor(() => expect(document.activeElement?.closest('tr, h1')).not.toBeNull())
  },
})

/** The shop shows “something want wrong”, and the order stays in the list. */
export const NothingAffected = meta.story({
  name: 'Nothing was cancelled',
  tags: ['went-wrong', 'STATE-15'],
  ...inApp('/dashboard/mypurchases', { as: 'customer', scenario: 'cancelNothing' }),
  play: () => clickAndConfirm('Cancel', 'Cancel order', 'something want wrong', 'stays'),
})

/** The login has expired. The shop renews it automatically and shows the orders (AUTH-6, STATE-8). */
export const SessionRenewed = meta.story({
  name: 'The login is renewed automatically',
  tags: ['good-day', 'STATE-8'],
  ...inApp('/dashboard/mypurchases', { as: 'customer', scenario: 'renewSession' }),
  async play() {
    await expect((await screen.findAllByRole('button', { name: 'Cancel' })).length).toBeGreaterThan(0)
    await expect(db.get().settings.faultsOnce).not.toHaveProperty('getMyOrders')
    await expect(screen.queryByText(/log in again/i)).toBeNull()
  },
})

/** On paper, the orders are a plain table below the letterhead, without buttons or navigation. */
export const Print = meta.story({
  name: 'On paper',
  tags: ['borders', 'STATE-17'],
  globals: { viewport: { value: 'paper' } },
  ...inApp('/dashboard/mypurchases', { as: 'customer', print: true }),
  async play() {
    const table = await screen.findByRole('table', { name: 'My Orders' })
    await expect(table).toHaveStyle({ display: 'table' })
    await expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await expectPrint()
  },
})
