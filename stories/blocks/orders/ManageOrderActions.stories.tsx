import { expect, fn } from 'storybook/test'
import { makeOrder } from '#mocks/seed/builders.ts'
import {
  ManageOrderActions,
  type ManageOrderActionsProps,
} from '#src/design-system/blocks/orders/ManageOrderActions.tsx'
import { toOrder } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const args: ManageOrderActionsProps = {
  order: toOrder(makeOrder({ paid: true, status: 'pending' })),
  describedBy: 'order-0',
  busyId: null,
  onShip: fn(),
  onDelete: fn(),
}

const meta = preview.meta({ title: 'Blocks/ManageOrderActions', component: ManageOrderActions, args })

export const Pending = meta.story({
  async play({ args: { onShip }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Ship' }))
    await expect(onShip).toHaveBeenCalledOnce()
  },
})

export const Unpaid = meta.story({
  args: { order: toOrder(makeOrder()) },
  async play({ args: { onDelete }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(onDelete).toHaveBeenCalledOnce()
  },
})

export const Shipped = meta.story({
  args: { order: toOrder(makeOrder({ paid: true, status: 'shipped' })) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
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
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Ship' })).toBeDisabled()
  },
})
