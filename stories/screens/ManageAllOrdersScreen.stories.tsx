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
import { everything } from '#src/domain/listQuery.ts'
import { toOrder, type Order } from '#src/domain/order.ts'
import { KeepQuery } from '#stories/support/KeepQuery.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
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
  parameters: { page: true, at: '/dashboard/manageallorders' },
  args: {
    orders: ready(unpaid, pending, shipped, returned),
    search: { query: everything, onQueryChange: fn() },
    busyId: null,
    onShip: fn(),
    onDelete: fn(),
  },
  render: (args) => (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <KeepQuery {...args.search}>{(search) => <ManageAllOrdersScreen {...args} search={search} />}</KeepQuery>
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

/** Expects a single row with this status and only this action (SHOP-4, DATA-7, PAY-1). */
const expectStatusAndAction =
  (status: string, action: 'Ship' | 'Delete' | null) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [only, ...others] = rows(canvasElement)
    await expect(others).toEqual([])
    await expect(only?.getByText(status)).toBeVisible()
    await expect(only?.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(action ? [action] : [])
  }

export const Unpaid = meta.story({ args: { orders: ready(unpaid) }, play: expectStatusAndAction('Unpaid', 'Delete') })
export const Pending = meta.story({ args: { orders: ready(pending) }, play: expectStatusAndAction('Pending', 'Ship') })
export const Shipped = meta.story({ args: { orders: ready(shipped) }, play: expectStatusAndAction('Shipped', null) })
export const UnknownStatus = meta.story({
  args: { orders: ready(returned) },
  play: expectStatusAndAction('returned', null),
})

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

export const Stale = meta.story({
  args: { orders: { state: 'ready', value: [unpaid, pending], stale: true } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('could not be refreshed')
    await expect(rows(canvasElement)).toHaveLength(2)
  },
})

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

/** Simulates a server that marks the order as shipped at once. */
function WithSimulatedServer(args: ManageAllOrdersScreenProps) {
  const [orders, setOrders] = useState(args.orders)
  const ship = (shippedOrder: Order) => {
    args.onShip(shippedOrder)
    const markShipped = (order: Order): Order => (order.id === shippedOrder.id ? { ...order, state: 'shipped' } : order)
    setOrders((now) => (now.state === 'ready' ? ready(...now.value.map(markShipped)) : now))
  }
  return (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <ManageAllOrdersScreen {...args} orders={orders} onShip={ship} />
    </DashboardScreen>
  )
}

export const ShippedJustNow = meta.story({
  args: { orders: ready(pending, unpaid) },
  render: (args) => <WithSimulatedServer {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Ship' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
    await expect(args.onShip).toHaveBeenCalledOnce()
    await expect(args.onShip).toHaveBeenCalledWith(pending)
    await expect(await canvas.findByText('Shipped')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus())
  },
})

const customers = ['Arjun Mehta', 'Yuki Tanaka', 'Tania Sultana', 'Priya Nair']
const manyOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    ...([unpaid, pending, shipped, returned][index % 4] as Order),
    id: `order-${index + 1}`,
    customer: {
      ...pending.customer,
      name: customers[Math.floor(index / 4) % 4] ?? '',
      email: `buyer-${index + 1}@x.example`,
    },
    quantity: index + 1,
  }))

const shownRows = (canvas: HTMLElement) => rows(canvas).length
const totals = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByText(/^\$[\d,.]+$/)
    .map((total) => Number(total.textContent?.replace(/[$,]/g, '')))

/** The search matches the texts in a row; the heading still counts all orders (ADMIN-10). */
export const Searched = meta.story({
  args: { orders: ready(...manyOrders(40)) },
  async play({ args, canvas, canvasElement, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'TANIA pending')
    await waitFor(() => expect(shownRows(canvasElement)).toBe(2))
    await expect(canvas.getByText('2 of 40 shown')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage All Orders: 40' })).toBeVisible()
    await expect(args.search.onQueryChange).toHaveBeenLastCalledWith({ q: 'TANIA pending', sort: null })
  },
})

export const Sorted = meta.story({
  args: { orders: ready(...manyOrders(12)) },
  async play({ canvas, canvasElement, userEvent }) {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Total, high to low')
    await waitFor(() => expect(totals(canvasElement)).toEqual(totals(canvasElement).toSorted((a, b) => b - a)))
    await userEvent.selectOptions(sort, 'To be shipped first')
    await waitFor(() => expect(rows(canvasElement)[2]?.getByRole('button')).toHaveTextContent('Ship'))
    await expect(rows(canvasElement)[3]?.queryByText('Pending')).toBeNull()
  },
})

export const NothingFound = meta.story({
  args: {
    orders: ready(...manyOrders(8)),
    search: { query: { q: 'flux capacitor', sort: null }, onQueryChange: fn() },
  },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing found for “flux capacitor”' })).toBeVisible()
    await expect(canvas.getByText('0 of 8 shown')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }))
    await waitFor(() => expect(shownRows(canvasElement)).toBe(8))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

/** Only visible rows are rendered; search, dialogs and busy rows work as in a short list (STATE-11). */
export const TenThousandRows = meta.story({
  args: { orders: ready(...manyOrders(10_000)), busyId: 'order-2' },
  async play({ args, canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Manage All Orders: 10000' })).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(500_000))
    await expect(shownRows(canvasElement)).toBeLessThan(60)
    await expect(canvas.getByRole('row', { busy: true })).toHaveAttribute('aria-rowindex', '3')
    await userEvent.type(canvas.getByRole('searchbox'), 'buyer-9999')
    await waitFor(() => expect(canvas.getByText('1 of 10,000 shown')).toBeVisible())
    await waitFor(() => expect(shownRows(canvasElement)).toBe(1))
    await expect(args.onShip).not.toHaveBeenCalled()
  },
})

/** Shipping an order far down in a long list: the focus moves to the next row, and the page doesn't jump. */
export const ShippedFarDown = meta.story({
  args: { orders: ready(...manyOrders(2_000).map((order): Order => ({ ...order, state: 'pending' }))) },
  render: (args) => <WithSimulatedServer {...args} />,
  async play({ args, canvas, userEvent }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000))
    scrollTo(0, 60_000)
    const findMiddleButton = () =>
      canvas.getAllByRole('button', { name: 'Ship' }).find((button) => button.getBoundingClientRect().top > 300)
    await waitFor(() =>
      expect(Number(findMiddleButton()?.closest('tr')?.getAttribute('aria-rowindex'))).toBeGreaterThan(100),
    )
    const button = findMiddleButton() as HTMLElement
    const index = Number(button.closest('tr')?.getAttribute('aria-rowindex'))
    const { top } = button.getBoundingClientRect()
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
    await expect(args.onShip).toHaveBeenCalledOnce()
    const focusedRow = () => document.activeElement?.closest('tr')
    await waitFor(() => expect(Number(focusedRow()?.getAttribute('aria-rowindex'))).toBe(index + 1))
    await expect(Math.abs((focusedRow()?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(200)
    scrollTo(0, 0)
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWindow })

const allOrders = () => screen.findByRole('heading', { level: 1, name: 'Manage All Orders: 16' }, wiredTimeout)

export const Wired = meta.story({
  parameters: { wired: '/dashboard/manageallorders', as: 'admin' },
  async play() {
    await allOrders()
    const shipButtons = screen.getAllByRole('button', { name: 'Ship' })
    await user.click(shipButtons[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
    await waitFor(() => expect(screen.getByText('Product shipped')).toBeVisible(), wiredTimeout)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ship' })).toHaveLength(shipButtons.length - 1))
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
    await waitFor(() => expect(screen.getByText('something want wrong')).toBeVisible(), wiredTimeout)
    await allOrders()
  },
})
