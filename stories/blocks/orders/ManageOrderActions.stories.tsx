import { expect, fn } from 'storybook/test'
import { ManageOrderActions } from '#src/design-system/blocks/orders/ManageOrderActions.tsx'
import { anOrder } from '#stories/support/anOrder.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/ManageOrderActions',
  component: ManageOrderActions,
  args: {
    order: anOrder({ paid: true, status: 'pending' }),
    describedBy: 'order-0',
    busyId: null,
    onShip: fn(),
    onDelete: fn(),
  },
})

export const Pending = meta.story({
  async play({ args: { onShip }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Ship' }))
    await expect(onShip).toHaveBeenCalledOnce()
  },
})

export const Unpaid = meta.story({
  args: { order: anOrder() },
  async play({ args: { onDelete }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(onDelete).toHaveBeenCalledOnce()
  },
})

export const Shipped = meta.story({
  args: { order: anOrder({ paid: true, status: 'shipped' }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Shipping = meta.story({
  args: { busyId: 'order-1001' },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Shipping…' })
    await expect(button).toBeEnabled()
    await expect(button).toHaveAttribute('aria-describedby', 'order-0')
  },
})

export const AnotherIsBusy = meta.story({
  args: { busyId: 'another' },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Ship' })).toBeDisabled(),
})
