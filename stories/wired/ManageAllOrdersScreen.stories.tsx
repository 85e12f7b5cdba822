import { expect, screen, waitFor } from 'storybook/test'
import { expectToast, pressAndConfirm, wired } from '#stories/support/wired.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Admin/Manage All Orders' })

const allOrders = () => screen.findByRole('heading', { level: 1, name: 'Manage All Orders: 16' })

/** The admin marks a paid order as shipped, and the shop confirms “Product shipped”. */
export const Wired = meta.story({
  name: 'Shipping from start to end',
  tags: ['good-day', 'STATE-14'],
  ...wired('/dashboard/manageallorders', { as: 'admin' }),
  async play() {
    await allOrders()
    const shipButtons = screen.getAllByRole('button', { name: 'Ship' })
    await pressAndConfirm('Ship', 'Mark as shipped')
    await expectToast('Product shipped')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ship' })).toHaveLength(shipButtons.length - 1))
  },
})

/** The order could not be deleted: the shop says “something want wrong”, and the order stays in the list. */
export const NothingAffected = meta.story({
  name: 'Nothing was deleted',
  tags: ['went-wrong', 'STATE-15'],
  ...wired('/dashboard/manageallorders', { as: 'admin', scenario: 'deleteNothing' }),
  async play() {
    await allOrders()
    await pressAndConfirm('Delete', 'Delete the order')
    await expectToast('something want wrong')
    await allOrders()
  },
})
