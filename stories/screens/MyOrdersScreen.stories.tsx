import { useState } from 'react'
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test'
import { db } from '#mocks/db.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { pictureUrl, type PictureKind } from '#mocks/pictures.ts'
import { MyOrdersScreen, type MyOrdersScreenProps } from '#src/design-system/screens/MyOrdersScreen.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import { everything } from '#src/domain/listQuery.ts'
import { toOrder, type Order, type OrderWire } from '#src/domain/order.ts'
import { KeepQuery } from '#stories/support/KeepQuery.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
import preview from '#storybook/preview.tsx'

const item = (itemName: string, kind: PictureKind, itemPrice: number | string): NonNullable<OrderWire['itemInfo']> => ({
  itemName,
  itemImg: pictureUrl(kind),
  itemPrice,
  minimumQuantity: 1,
  avaailableParts: 500,
})

const rotor = toOrder(makeOrder())
const coilover = toOrder(
  makeOrder({
    _id: 'order-1002',
    itemInfo: item('Coilover kit, front pair', 'coilover', 312.5),
    quantity: 4,
    paid: true,
    status: 'pending',
    transationId: 'pi_3Q9xK2',
  }),
)
const sparkPlug = toOrder(
  makeOrder({
    _id: 'order-1003',
    itemInfo: item('Iridium spark plug M14', 'sparkplug', '6.40'),
    quantity: '100',
    paid: true,
    status: 'shipped',
    transationId: 'pi_3Q6cF1',
  }),
)
const airFilter = toOrder(
  makeOrder({ _id: 'order-1004', itemInfo: item('Conical air filter 76 mm', 'airfilter', 28.9), quantity: 30 }),
)

const ready = (...value: Order[]): Loadable<Order[]> => ({ state: 'ready', value })
const retry = fn()

const meta = preview.meta({
  title: 'Screens/Customer/MyOrdersScreen',
  component: MyOrdersScreen,
  parameters: { page: true, at: '/dashboard/mypurchases' },
  args: {
    orders: ready(rotor, coilover, sparkPlug, airFilter),
    search: { query: everything, onQueryChange: fn() },
    busyId: null,
    onCancel: fn(),
    unrecorded: {},
    lost: [],
    undecided: [],
    onRecord: fn(),
    recordingId: null,
  },
  render: (args) => (
    <DashboardScreen role={{ state: 'ready', value: 'customer' }}>
      <KeepQuery {...args.search}>{(search) => <MyOrdersScreen {...args} search={search} />}</KeepQuery>
    </DashboardScreen>
  ),
})

const row = (canvas: HTMLElement, name: RegExp) => within(within(canvas).getByRole('row', { name }))

export const Mixed = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await expect(canvas.getByText('4 orders')).toBeVisible()
    const unpaid = row(canvasElement, /brake rotor/)
    await expect(unpaid.getByText('$84.00')).toBeVisible()
    await expect(unpaid.getByText('20 pcs')).toBeVisible()
    await expect(unpaid.getByText('$1,680.00')).toBeVisible()
    await expect(unpaid.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      'Ventilated brake rotor 345 mm',
    )
    await expect(unpaid.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/payment/order-1001')
  },
})

export const Unpaid = meta.story({
  args: { orders: ready(rotor, airFilter) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { name: 'Cancel' })).toHaveLength(2)
    await expect(canvas.getAllByRole('link', { name: 'Pay' })).toHaveLength(2)
    await expect(canvas.queryByText(/Purchased Done|All-Ready Paid/)).toBeNull()
  },
})

export const Paid = meta.story({
  args: { orders: ready(coilover) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('Purchased Done')).toBeVisible()
    await expect(canvas.getByText(/All-Ready Paid · pi_3Q9xK2/)).toBeVisible()
    const paid = row(canvasElement, /Coilover/)
    await expect(paid.queryByRole('button')).toBeNull()
    await expect(paid.queryByRole('link', { name: 'Pay' })).toBeNull()
    await expect(paid.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/dashboard/payment/order-1002')
  },
})

export const Shipped = meta.story({
  args: { orders: ready(sparkPlug) },
  async play({ canvas }) {
    await expect(canvas.getByText('Shipped')).toBeVisible()
    await expect(canvas.getByText('Purchased Done')).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { orders: ready() },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: "You Don't have any purchased yeat" })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all parts' })).toHaveAttribute('href', '/parts')
  },
})

export const Loading = meta.story({
  args: { orders: { state: 'loading' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your orders')
    await expect(canvas.queryByText(/^\d+ orders?$/)).toBeNull()
  },
})

export const Failed = meta.story({
  args: { orders: { state: 'failed', reason: 'server', retry } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

export const Stale = meta.story({
  args: { orders: { state: 'ready', value: [rotor, coilover], stale: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('could not be refreshed')
    await expect(canvas.getByRole('row', { name: /brake rotor/ })).toBeVisible()
  },
})

export const Confirming = meta.story({
  async play({ args, canvasElement, userEvent }) {
    const cancel = row(canvasElement, /brake rotor/).getByRole('button', { name: 'Cancel' })
    await userEvent.click(cancel)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }))
    await waitFor(() => expect(dialog.getByText(/Ventilated brake rotor 345 mm, 20 pcs/)).toBeVisible())
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const Kept = meta.story({
  async play({ args, canvasElement, userEvent }) {
    const cancel = row(canvasElement, /brake rotor/).getByRole('button', { name: 'Cancel' })
    await userEvent.click(cancel)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(cancel).toHaveFocus())
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const Cancelling = meta.story({
  args: { busyId: rotor.id },
  async play({ args, canvasElement, userEvent }) {
    const busyButton = row(canvasElement, /brake rotor/).getByRole('button')
    await expect(busyButton).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(busyButton)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(row(canvasElement, /air filter/).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
})

/** Simulates a server that deletes the order at once. */
function WithSimulatedServer(args: MyOrdersScreenProps) {
  const [orders, setOrders] = useState(args.orders)
  const remove = (order: Order) => {
    args.onCancel(order)
    setOrders((now) => (now.state === 'ready' ? ready(...now.value.filter(({ id }) => id !== order.id)) : now))
  }
  return (
    <DashboardScreen role={{ state: 'ready', value: 'customer' }}>
      <MyOrdersScreen {...args} orders={orders} onCancel={remove} />
    </DashboardScreen>
  )
}

export const Cancelled = meta.story({
  render: (args) => <WithSimulatedServer {...args} />,
  args: { orders: ready(rotor, airFilter) },
  async play({ args, canvas, canvasElement, userEvent }) {
    const cancelFirst = async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
    }
    await cancelFirst()
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onCancel).toHaveBeenCalledWith(rotor)
    await waitFor(() => expect(row(canvasElement, /air filter/).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await cancelFirst()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getByText("You Don't have any purchased yeat")).toBeVisible()
  },
})

export const ChargedNotRecorded = meta.story({
  args: { unrecorded: { [rotor.id]: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG' } },
  async play({ args, canvasElement, userEvent }) {
    const charged = row(canvasElement, /brake rotor/)
    await expect(charged.getByText("Your card was charged. Don't pay again.")).toBeVisible()
    await expect(charged.getByText(/pi_3Q9xK2LkdIwHu7ix0AbCdEfG/)).toBeVisible()
    await expect(charged.queryByRole('link', { name: 'Pay' })).toBeNull()
    await expect(charged.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await userEvent.click(charged.getByRole('button', { name: 'Try again' }))
    await expect(args.onRecord).toHaveBeenCalledOnce()
    await expect(args.onRecord).toHaveBeenCalledWith(rotor.id)
  },
})

/** The server has lost a charged order, so no row can report the charge: a notice does (PAY-13). */
export const ChargedAndLost = meta.story({
  args: { lost: [{ orderId: 'order-1017', transactionId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG' }] },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText("Your card was charged. Don't pay again.")).toBeVisible()
    await expect(canvas.getByText('pi_3Q9xK2LkdIwHu7ix0AbCdEfG')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toBeVisible()
    await expect(canvas.getByRole('table')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRecord).toHaveBeenCalledWith('order-1017')
  },
})

export const ChargedAndLostAlone = meta.story({
  args: { orders: ready(), lost: [{ orderId: 'order-1017', transactionId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG' }] },
  async play({ canvas }) {
    await expect(canvas.getByText("Your card was charged. Don't pay again.")).toBeVisible()
    await expect(canvas.getByText("You Don't have any purchased yeat")).toBeVisible()
  },
})

export const Recording = meta.story({
  args: { unrecorded: { [rotor.id]: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG' }, recordingId: rotor.id },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Noting your payment/ }))
    await expect(args.onRecord).not.toHaveBeenCalled()
  },
})

export const Undecided = meta.story({
  args: { undecided: [rotor.id] },
  async play({ canvasElement }) {
    const undecidedRow = row(canvasElement, /brake rotor/)
    await expect(undecidedRow.getByText(/don’t pay a second time/)).toBeVisible()
    await expect(undecidedRow.queryByRole('link', { name: 'Pay' })).toBeNull()
    await expect(undecidedRow.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await expect(undecidedRow.getByRole('link', { name: 'See the payment' })).toBeVisible()
    await expect(row(canvasElement, /air filter/).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  },
})

export const PartLost = meta.story({
  args: {
    orders: ready(toOrder(makeOrder({ itemInfo: null })), toOrder(makeOrder({ _id: 'x', itemInfo: { itemName: '' } }))),
  },
  async play({ canvasElement }) {
    const incompleteRow = row(canvasElement, /Part details are missing/)
    await expect(incompleteRow.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await expect(incompleteRow.queryByRole('link', { name: 'Pay' })).toBeNull()
    await expect(row(canvasElement, /Unnamed part/).getAllByText('Price unavailable')[0]).toBeVisible()
  },
})

const parts = ['Brake rotor', 'Coilover kit', 'Spark plug', 'Air filter']
const manyOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    ...((index % 3 === 2 ? coilover : rotor) satisfies Order),
    id: `order-${index + 1}`,
    item: { name: `${parts[index % 4]} ${index + 1}`, image: null, priceCents: 1000 + index },
    quantity: 1,
  }))

const rowNames = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

export const FiveHundredRows = meta.story({
  args: { orders: ready(...manyOrders(500)) },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByText('500 orders')).toBeVisible()
    await expect(rowNames(canvasElement)).toHaveLength(500)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'plug 499')
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(['Spark plug 499']))
    await expect(canvas.getByText('1 of 500 shown')).toBeVisible()
  },
})

/** A short list has no search and no sort. */
export const Five = meta.story({
  args: { orders: ready(...manyOrders(5)) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('search')).toBeNull()
  },
})

export const Sorted = meta.story({
  args: { orders: ready(...manyOrders(12)) },
  async play({ canvas, canvasElement, userEvent }) {
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(sort, 'Total, high to low')
    await waitFor(() => expect(rowNames(canvasElement)[0]).toBe('Air filter 12'))
    await userEvent.selectOptions(sort, 'Part')
    await waitFor(() =>
      expect(rowNames(canvasElement).slice(0, 3)).toEqual(['Air filter 4', 'Air filter 8', 'Air filter 12']),
    )
    await userEvent.selectOptions(sort, 'Unpaid first')
    await waitFor(() => expect(rowNames(canvasElement)[2]).toBe('Air filter 4'))
  },
})

export const NothingFound = meta.story({
  args: { orders: ready(...manyOrders(8)), search: { query: { q: 'flux', sort: null }, onQueryChange: fn() } },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing found for “flux”' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }))
    await waitFor(() => expect(rowNames(canvasElement)).toHaveLength(8))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

const longWords: OrderWire['itemInfo'] = {
  ...item('Stoßdämpferaufhängungsverstärkungsplattenbefestigungsschraubensatz', 'coilover', 12_345.67),
}

export const LongWords = meta.story({
  args: {
    orders: ready(
      toOrder(makeOrder({ itemInfo: longWords, quantity: 99_999 })),
      toOrder(makeOrder({ _id: 'rtl', itemInfo: item('قرص فرامل مهوى ٣٤٥ مم 🛞🔧', 'rotor', 84) })),
      toOrder(
        makeOrder({
          _id: 'paid',
          itemInfo: longWords,
          paid: true,
          status: 'x'.repeat(60),
          transationId: `pi_${'3Q9x'.repeat(20)}`,
        }),
      ),
    ),
  },
  async play({ canvasElement }) {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(4)
    await expect(row(canvasElement, /brake rotor/).getByRole('link', { name: 'Pay' })).toBeVisible()
    await fitsTheWindow()
  },
})

/** Cancels the first order that can be cancelled. */
async function cancelFirstOrder() {
  await user.click((await screen.findAllByRole('button', { name: 'Cancel' }, wiredTimeout))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }))
}

export const Wired = meta.story({
  parameters: { wired: '/dashboard/mypurchases', as: 'customer' },
  async play() {
    await cancelFirstOrder()
    await waitFor(() => expect(screen.getByText('Deleting Successfully')).toBeVisible(), wiredTimeout)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1))
    await waitFor(() => expect(document.activeElement?.closest('tr, h1')).not.toBeNull())
  },
})

export const NothingAffected = meta.story({
  parameters: { wired: '/dashboard/mypurchases', as: 'customer' },
  beforeEach() {
    db.use(scenarios.cancelNothing)
  },
  async play() {
    await cancelFirstOrder()
    await waitFor(() => expect(screen.getByText('something want wrong')).toBeVisible(), wiredTimeout)
    await expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(2)
  },
})

/** A call that gets a 401 renews the token and is repeated, without a message (AUTH-6, STATE-8). */
export const SessionRenewed = meta.story({
  parameters: { wired: '/dashboard/mypurchases', as: 'customer' },
  beforeEach() {
    db.use(scenarios.renewSession)
  },
  async play() {
    await expect((await screen.findAllByRole('button', { name: 'Cancel' }, wiredTimeout)).length).toBeGreaterThan(0)
    await expect(db.get().dials.faultsOnce).not.toHaveProperty('getMyOrders')
    await expect(screen.queryByText(/log in again/i)).toBeNull()
  },
})

export const Print = meta.story({
  globals: { viewport: { value: 'paper' } },
  parameters: { wired: '/dashboard/mypurchases', as: 'customer', paper: true },
  async play() {
    const table = await screen.findByRole('table', { name: 'My Orders' }, wiredTimeout)
    await expect(table).toHaveStyle({ display: 'table' })
    await expect(screen.getByText('hello@dhruva-auto.example')).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'link']) {
      await expect(screen.queryAllByRole(role)).toEqual([])
    }
  },
})
