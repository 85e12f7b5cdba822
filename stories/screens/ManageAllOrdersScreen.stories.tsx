import { useState } from 'react'
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { pictureUrl } from '#mocks/pictures.ts'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import {
  ManageAllOrdersScreen,
  type ManageAllOrdersScreenProps,
} from '#src/design-system/screens/ManageAllOrdersScreen.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import { toOrder, type Order } from '#src/domain/order.ts'
import preview from '#storybook/preview.tsx'

const turbo = { itemName: 'Turbocharger GT2860', itemImg: pictureUrl('turbo'), itemPrice: 649 }

const unpaid = toOrder(makeOrder())
const pending = toOrder(
  makeOrder({
    _id: 'order-1002',
    itemInfo: turbo,
    userName: 'Arjun Mehta',
    userEmail: 'arjun.mehta@mehtagarage.example',
    quantity: 2,
    paid: true,
    status: 'pending',
    transationId: 'pi_3Q9wM7',
  }),
)
const shipped = toOrder(makeOrder({ _id: 'order-1003', paid: true, status: 'shipped', transationId: 'pi_3Q7zH3' }))
const returned = toOrder(makeOrder({ _id: 'order-1004', paid: true, status: 'returned', transationId: 'pi_3Q8rB5' }))

const ready = (...value: Order[]): Loadable<Order[]> => ({ state: 'ready', value })
const retry = fn()

const meta = preview.meta({
  title: 'Screens/Admin/ManageAllOrdersScreen',
  component: ManageAllOrdersScreen,
  parameters: { at: '/dashboard/manageallorders' },
  args: { orders: ready(unpaid, pending, shipped, returned), busyId: null, onShip: fn(), onDelete: fn() },
  render: (args) => (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <ManageAllOrdersScreen {...args} />
    </DashboardScreen>
  ),
})

const rows = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('row')
    .slice(1)
    .map((element) => within(element))

export const Mixed = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage All Orders: 4' })).toBeVisible()
    const [first, second, third, fourth] = rows(canvasElement)
    await expect(first?.getByText('Unpaid')).toBeVisible()
    await expect(first?.getByRole('button')).toHaveTextContent('Delete')
    await expect(second?.getByText('Pending')).toBeVisible()
    await expect(second?.getByText('Paid')).toBeVisible()
    await expect(second?.getByText('$1,298.00')).toBeVisible()
    await expect(second?.getByRole('button')).toHaveTextContent('Ship')
    await expect(third?.getByText('Shipped')).toBeVisible()
    await expect(third?.queryByRole('button')).toBeNull()
    await expect(fourth?.getByText('returned')).toBeVisible()
    await expect(fourth?.queryByRole('button')).toBeNull()
  },
})

export const Unpaid = meta.story({ args: { orders: ready(unpaid) } })
export const Pending = meta.story({ args: { orders: ready(pending) } })
export const Shipped = meta.story({ args: { orders: ready(shipped) } })
export const UnknownStatus = meta.story({ args: { orders: ready(returned) } })

export const Empty = meta.story({
  args: { orders: ready() },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage All Orders: 0' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { orders: { state: 'loading' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Manage All Orders$/)
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading all orders')
  },
})

export const Failed = meta.story({
  args: { orders: { state: 'failed', reason: 'server', retry } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

export const Forbidden = meta.story({
  args: { orders: { state: 'failed', reason: 'forbidden', retry } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const Stale = meta.story({ args: { orders: { state: 'ready', value: [unpaid, pending], stale: true } } })

export const ConfirmingShip = meta.story({
  async play({ args, canvasElement, userEvent }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ship' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark as shipped?' }))
    await waitFor(() => expect(dialog.getByText(/Turbocharger GT2860, 2 pcs, for Arjun Mehta/)).toBeVisible())
    await expect(args.onShip).not.toHaveBeenCalled()
  },
})

export const ConfirmingDelete = meta.story({
  async play({ args, canvasElement, userEvent }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this order?' }))
    await waitFor(() =>
      expect(dialog.getByText(/Ventilated brake rotor 345 mm, 20 pcs, for Kamal Hossain/)).toBeVisible(),
    )
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
})

export const BusyRow = meta.story({
  args: { busyId: pending.id },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Shipping/ }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(args.onShip).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
})

/** The server answers at once: the row says Shipped, and its button goes. */
function Answering(args: ManageAllOrdersScreenProps) {
  const [orders, setOrders] = useState(args.orders)
  const ship = (shippedOrder: Order) => {
    args.onShip(shippedOrder)
    const answer = (order: Order): Order => (order.id === shippedOrder.id ? { ...order, state: 'shipped' } : order)
    setOrders((now) => (now.state === 'ready' ? ready(...now.value.map(answer)) : now))
  }
  return (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <ManageAllOrdersScreen {...args} orders={orders} onShip={ship} />
    </DashboardScreen>
  )
}

export const ShippedJustNow = meta.story({
  args: { orders: ready(pending, unpaid) },
  render: (args) => <Answering {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Ship' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
    await expect(args.onShip).toHaveBeenCalledOnce()
    await expect(args.onShip).toHaveBeenCalledWith(pending)
    await expect(await canvas.findByText('Shipped')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus())
  },
})

export const Thousand = meta.story({
  args: { orders: ready(...Array.from({ length: 1000 }, (_, index) => ({ ...pending, id: `order-${index}` }))) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage All Orders: 1000' })).toBeVisible()
  },
})

/** An order is read again before it is deleted (DECISIONS C8): two answers, one after the other. */
const patience = { timeout: 5000 }

const allOrders = () => screen.findByRole('heading', { level: 1, name: 'Manage All Orders: 16' }, patience)

export const Wired = meta.story({
  parameters: { wired: '/dashboard/manageallorders', as: 'admin' },
  async play() {
    await allOrders()
    const pendings = screen.getAllByRole('button', { name: 'Ship' })
    await user.click(pendings[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
    await waitFor(() => expect(screen.getByText('Product shipped')).toBeVisible(), patience)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ship' })).toHaveLength(pendings.length - 1))
  },
})

export const NothingAffected = meta.story({
  parameters: { wired: '/dashboard/manageallorders', as: 'admin' },
  beforeEach() {
    db.use(scenarios.deleteNothing)
  },
  async play() {
    await allOrders()
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Delete the order' }))
    await waitFor(() => expect(screen.getByText('something want wrong')).toBeVisible(), patience)
  },
})
