import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { getPictureUrl } from '#mocks/pictures.ts'
import {
  ManageAllOrdersScreen,
  type ManageAllOrdersScreenProps,
} from '#src/design-system/screens/ManageAllOrdersScreen.tsx'
import { type Order } from '#src/domain/order.ts'
import type { BatchEndReason, BatchEntry, BatchEntryResult } from '#src/domain/batch.ts'
import {
  expectNoResults,
  getRow,
  getRowByIndex,
  getRowNames,
  expectRowCount,
  getTabLabels,
} from '#stories/support/lists.ts'
import {
  expectConfirmBeforeCall,
  expectCallOnClick,
  expectDisabled,
  expectConfirmation,
  expectBusyIgnoresClick,
  inDialog,
  clickButton,
} from '#stories/support/buttons.ts'
import { playAll, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import { withSelection, withQuery } from '#stories/support/frames.tsx'
import {
  makeParsedOrder,
  failed,
  serverFailure,
  makeListCsv,
  makeListSearch,
  loading,
  ready,
  makeOrderTabParam,
} from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const unpaidOrder = makeParsedOrder()
const pendingOrder = makeParsedOrder({
  _id: 'order-1002',
  itemInfo: { itemName: 'Turbocharger GT2860', itemImg: getPictureUrl('turbo'), itemPrice: 649 },
  userName: 'Arjun Mehta',
  userEmail: 'arjun.mehta@mehtagarage.example',
  quantity: 2,
  paid: true,
  status: 'pending',
  transationId: 'pi_3Q9wM7',
})
const arjunsSecondOrder: Order = { ...pendingOrder, id: 'order-1006', quantity: 1 }
const shippedOrder = makeParsedOrder({ _id: 'order-1003', paid: true, status: 'shipped', transationId: 'pi_3Q7zH3' })
const returnedOrder = makeParsedOrder({ _id: 'order-1004', paid: true, status: 'returned', transationId: 'pi_3Q8rB5' })
const orderWithoutAddress = makeParsedOrder({
  _id: 'order-1005',
  paid: true,
  status: 'pending',
  userPhone: null,
  userAddress: null,
})

const args: ManageAllOrdersScreenProps = {
  orders: ready([unpaidOrder, pendingOrder, shippedOrder, returnedOrder]),
  newOrders: { newOrderIds: new Set(), unlistedOrderCount: 0, onShow: fn() },
  search: makeListSearch(),
  tabParam: makeOrderTabParam(),
  customerEmail: null,
  openOrder: {
    id: null,
    toOrderUrl: (id) => `/dashboard/manageallorders?order=${id}`,
    listUrl: '/dashboard/manageallorders',
    openNext: fn(),
    close: fn(),
  },
  csv: makeListCsv(),
  pickListCsv: makeListCsv(),
  busyId: null,
  onPrint: fn(),
  onShip: fn(),
  onDelete: fn(),
  bulkShipping: { selectedOrders: [], select: fn(), batch: null, ship: fn(), stop: fn(), close: fn() },
}

const meta = preview.meta({
  title: 'Screens/Admin/Manage All Orders',
  component: ManageAllOrdersScreen,
  parameters: { routerPath: '/dashboard/manageallorders' },
  args,
  render: inDashboard('admin', withQuery(withSelection(ManageAllOrdersScreen))),
})

/** The page lists the orders of all customers. Unpaid orders can be deleted, and paid orders can be shipped. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('admin'),
  async play({ canvas }) {
    await expectText('Manage All Orders: 4')({ canvas })
    await expect(getTabLabels(canvas)).toEqual(['All 4', 'Unpaid 1', 'To ship 1', 'Shipped 1'])
    await expect(canvas.getByRole('img', { name: 'By value: Unpaid 36%, To ship 28%, Shipped 36%' })).toBeVisible()
    const table = within(canvas.getByRole('table'))
    await expectText('$1,298.00', 'Unpaid', 'Pending', 'Shipped', 'returned')({ canvas: table })
    await expect(getRow(canvas, /Turbocharger/).getByRole('button')).toHaveTextContent('Ship')
    await expect(table.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete', 'Ship'])
  },
})

/** The list shows only orders that are paid and not shipped yet; the heading still counts all orders. */
export const ToShip = meta.story({
  name: 'Orders to ship',
  tags: ['good-day'],
  args: { tabParam: makeOrderTabParam('paid') },
  async play({ canvas }) {
    await expectText('Manage All Orders: 4')({ canvas })
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('To ship 1')
    await expect(getRowNames(canvas)).toEqual(['Turbocharger GT2860'])
  },
})

/** Only the orders are printed, each with a box to tick. */
export const PackingListOnPaper = meta.story({
  name: 'The packing list on paper',
  tags: ['borders', 'STATE-17'],
  globals: { viewport: { value: 'paper' } },
  parameters: { print: true },
  args: {
    tabParam: makeOrderTabParam('paid'),
    orders: ready([pendingOrder, { ...unpaidOrder, state: 'pending' }, orderWithoutAddress]),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Print packing list (3 orders)'))
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce())
    const printedOrders = screen.getAllByRole('article')
    await expect(printedOrders).toHaveLength(3)
    await expectText('Arjun Mehta', '2 pcs', 'Turbocharger GT2860')({ canvas: within(printedOrders[0] as HTMLElement) })
    await expect(within(printedOrders[2] as HTMLElement).getAllByText('Unknown')).toHaveLength(2)
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

/** The printed list shows how many pieces of each part are needed for all orders that can be shipped. */
export const PickListOnPaper = meta.story({
  name: 'The pick list on paper',
  tags: ['borders', 'STATE-17'],
  globals: { viewport: { value: 'paper' } },
  parameters: { print: true },
  args: {
    tabParam: makeOrderTabParam('paid'),
    orders: ready([pendingOrder, { ...unpaidOrder, state: 'pending' }, { ...pendingOrder, id: 'again' }]),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Print pick list (2 parts)'))
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce())
    const pickList = within(screen.getByRole('region', { name: /^Pick list/ }))
    await expect(pickList.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PartOrdersQuantity',
      'Ventilated brake rotor 345 mm120 pcs',
      'Turbocharger GT286024 pcs',
    ])
    await expect(screen.queryByRole('article')).toBeNull()
  },
})

/** Every paid order has been shipped, so the page shows a message and a link to all orders. */
export const NothingToShip = meta.story({
  name: 'Nothing to ship',
  tags: ['empty', 'STATE-3'],
  args: { orders: ready([unpaidOrder, shippedOrder]), tabParam: makeOrderTabParam('paid') },
  play: playAll(
    expectText('Nothing waiting to ship'),
    expectLink('/dashboard/manageallorders?state=all', 'Show all orders'),
  ),
})

/** The link contains an unknown status, so the page shows a message and all orders. */
export const UnknownState = meta.story({
  name: 'A link with an unknown status',
  tags: ['borders', 'everydayShop'],
  args: { tabParam: makeOrderTabParam('all', 'sent') },
  async play({ canvas }) {
    await expectText(/There’s no order status “sent”/)({ canvas })
    await expectLink('/dashboard/manageallorders?state=all', 'Show all orders')({ canvas })
    await expect(getRowNames(canvas)).toHaveLength(4)
  },
})

/** The open order shows where to ship it; the admin can copy the label, and call, message or email the customer. */
export const OpenedOrder = meta.story({
  name: 'An order is open',
  tags: ['good-day'],
  args: { openOrder: { ...args.openOrder, id: pendingOrder.id } },
  async play({ args, userEvent }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Turbocharger GT2860' }))
    await expectText('2 pcs', '+880 1700 000 000', '$649.00', '$1,298.00', 'pi_3Q9wM7')({ canvas: dialog })
    await expect(dialog.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801700000000')
    await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/8801700000000\?text=Hello%20Arjun/),
    )
    const writeSpy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy Address' }))
    await expect(writeSpy).toHaveBeenCalledWith(
      [pendingOrder.customer.name, pendingOrder.customer.address, pendingOrder.customer.phone].join('\n'),
    )
    await expect(dialog.getByRole('button', { name: 'Ship' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.openOrder.close).toHaveBeenCalledOnce()
  },
})

/** If more orders can be shipped, the button asks for confirmation, ships this order and opens the next one in the list. */
export const OpenedOrderOfSeveral = meta.story({
  name: 'Ship and open next',
  tags: ['good-day'],
  args: {
    orders: ready([unpaidOrder, pendingOrder, orderWithoutAddress, shippedOrder]),
    openOrder: { ...args.openOrder, id: pendingOrder.id },
  },
  async play({ args, userEvent }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Turbocharger GT2860' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ship and open next' }))
    const confirmation = await expectConfirmation('Mark as shipped?', /Turbocharger GT2860, 2 pcs, for Arjun Mehta/)
    await userEvent.click(confirmation.getByRole('button', { name: 'Mark as shipped' }))
    await expect(args.onShip).toHaveBeenCalledWith(pendingOrder)
    // The next order opens once the list shows this order as shipped.
    await expect(args.openOrder.openNext).not.toHaveBeenCalled()
  },
})

/** Orders placed since the admin's last visit are marked in the list and counted beside the heading. */
export const NewSinceLastLook = meta.story({
  name: 'New since the last visit',
  tags: ['good-day'],
  args: { newOrders: { newOrderIds: new Set([unpaidOrder.id, pendingOrder.id]), unlistedOrderCount: 0, onShow: fn() } },
  async play({ canvas }) {
    await expectText('2 new since your last visit')({ canvas })
    await expect(getRow(canvas, /Turbocharger/).getByText('New')).toBeVisible()
    await expect(canvas.getAllByText('New')).toHaveLength(2)
  },
})

/** Orders arrive while the admin reads; a button shows how many, and nothing moves until it is clicked. */
export const NewWhileOpen = meta.story({
  name: 'Orders arrive while the page is open',
  tags: ['good-day'],
  args: { newOrders: { newOrderIds: new Set(), unlistedOrderCount: 3, onShow: fn() } },
  async play({ args, canvas, userEvent }) {
    await expect(getRowNames(canvas)).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 new orders' }))
    await expect(args.newOrders.onShow).toHaveBeenCalledOnce()
  },
})

/** The list shows one customer’s orders, with their number and total. When opened, each of these orders links to this list. */
export const OneCustomer = meta.story({
  name: 'All orders of one customer',
  tags: ['good-day'],
  args: {
    customerEmail: 'Arjun.Mehta@mehtagarage.example',
    orders: ready([unpaidOrder, pendingOrder, arjunsSecondOrder]),
  },
  async play({ canvas }) {
    await expectText('Manage All Orders: 3', 'Orders from Arjun Mehta', '2 orders, $1,947.00 in total')({ canvas })
    await expect(getTabLabels(canvas)).toEqual(['All 2', 'Unpaid 0', 'To ship 2', 'Shipped 0'])
    await expect(getRowNames(canvas)).toEqual(['Turbocharger GT2860', 'Turbocharger GT2860'])
    await expectLink('/dashboard/manageallorders', 'Show all orders')({ canvas })
  },
})

/** The customer has not ordered yet, or the link is wrong, so the page shows a message. */
export const CustomerWithoutOrders = meta.story({
  name: 'A customer without orders',
  tags: ['empty', 'STATE-3'],
  args: { customerEmail: 'ama@garage.example' },
  play: playAll(
    expectText('Manage All Orders: 4', 'No orders from ama@garage.example'),
    expectLink('/dashboard/manageallorders', 'Show all orders'),
  ),
})

/**
 * The phone number has no country code, so the admin can call it but not use WhatsApp. The prepared email already names the
 * order.
 */
export const NumberWithoutCountryCode = meta.story({
  name: 'A number without a country code',
  tags: ['borders', 'everydayShop'],
  args: {
    orders: ready([makeParsedOrder({ userName: 'Ama', userPhone: '01712-345678', userEmail: 'ama@garage.example' })]),
    openOrder: { ...args.openOrder, id: makeParsedOrder().id },
  },
  async play() {
    const dialog = within(await screen.findByRole('dialog'))
    const contactLinks = within(dialog.getByRole('group', { name: 'Contact Ama' }))
    await expect(contactLinks.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:01712345678')
    await expect(contactLinks.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    await expectText(/WhatsApp needs a country code/)({ canvas: dialog })
    const { href } = contactLinks.getByRole<HTMLAnchorElement>('link', { name: 'Email' })
    const emailUrl = new URL(href)
    await expect(emailUrl.pathname).toBe('ama@garage.example')
    await expect(emailUrl.searchParams.get('body')).toMatch(/^Hello Ama,\r\n\r\n.*Order ID: order-/s)
  },
})

/** The order was deleted, or the link is wrong; a message above the list says so. */
export const UnknownOrder = meta.story({
  name: 'A link to an order that is gone',
  tags: ['went-wrong', 'STATE-7'],
  args: { openOrder: { ...args.openOrder, id: 'order-900' } },
  async play({ canvas }) {
    await expectText(/There is no order “order-900”/)({ canvas })
    await expectLink('/dashboard/manageallorders', 'Back to list')({ canvas })
    await expect(getRowNames(canvas)).toHaveLength(4)
  },
})

/** An unknown status is shown unchanged and without a button; a customer without a name is shown by email (DATA-7). */
export const UnknownStatus = meta.story({
  name: 'Unknown details',
  tags: ['borders', 'everydayShop'],
  args: {
    orders: ready([
      returnedOrder,
      makeParsedOrder({ _id: 'nameless', userName: null }),
      makeParsedOrder({ _id: 'nobody', userName: null, userEmail: null }),
    ]),
  },
  async play({ canvas }) {
    await expectText('returned', 'No name')({ canvas })
    await expect(canvas.getAllByText('demo.user@dhruva.example')).toHaveLength(2)
    await expect(within(canvas.getByRole('table')).getAllByRole('button')).toHaveLength(2)
  },
})

/** Nobody has ordered yet, so the count is 0, and a message says so. */
export const Empty = meta.story({
  name: 'No orders yet',
  tags: ['empty', 'STATE-3'],
  args: { orders: ready([]) },
  play: expectText('Manage All Orders: 0', 'No orders yet'),
})

/** The heading shows no number until the orders have loaded. */
export const Loading = meta.story({
  name: 'The orders are loading',
  tags: ['waiting', 'STATE-1'],
  args: { orders: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Manage All Orders$/)
    await expectText('Loading all orders')({ canvas })
  },
})

/** The page shows an error message with “Try again”. */
export const Failed = meta.story({
  name: 'The orders could not load',
  tags: ['went-wrong', 'STATE-4'],
  args: { orders: serverFailure },
  play: expectCallOnClick('Try again', serverFailure.retry),
})

/** The account has no access. Trying again would not help, so the page does not offer it. */
export const Forbidden = meta.story({
  name: 'Not allowed for this account',
  tags: ['went-wrong', 'STATE-9'],
  args: { orders: failed('forbidden') },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull(),
})

/** The previously loaded orders stay, with a note that they may be out of date. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2'],
  args: { orders: ready([unpaidOrder, pendingOrder], { stale: true }) },
  play: expectText(/^We couldn’t refresh th/),
})

/** Before an order is shipped, the admin sees part, quantity and customer, and confirms. */
export const ConfirmingShip = meta.story({
  name: '“Mark as shipped?”',
  tags: ['good-day'],
  play: expectConfirmBeforeCall('Ship', args.onShip, 'Mark as shipped?', /Turbocharger GT2860, 2 pcs, for Arjun Mehta/),
})

/** Before an order is deleted, the admin sees part, quantity and customer, and confirms. */
export const ConfirmingDelete = meta.story({
  name: '“Delete this order?”',
  tags: ['good-day'],
  play: expectConfirmBeforeCall(
    'Delete',
    args.onDelete,
    'Delete this order?',
    /brake rotor 345 mm, 20 pcs, for Kamal Hossain/,
  ),
})

/** The button in the row is busy, and more clicks do nothing. */
export const BusyRow = meta.story({
  name: 'An order is being shipped',
  tags: ['waiting', 'STATE-13'],
  args: { busyId: pendingOrder.id },
  play: playAll(expectBusyIgnoresClick(/Shipping/, args.onShip), expectDisabled('Delete')),
})

const makeManyOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    ...([unpaidOrder, pendingOrder, shippedOrder, returnedOrder][index % 4] as Order),
    id: `order-${index + 1}`,
    customer: { ...pendingOrder.customer, email: `buyer-${index + 1}@x.example` },
  }))

/** A message repeats the search and offers a way back to all orders. */
export const NothingFound = meta.story({
  name: 'The search finds nothing',
  tags: ['empty', 'everydayShop'],
  args: { orders: ready(makeManyOrders(8)), search: makeListSearch('flux capacitor') },
  play: expectNoResults('flux capacitor', 8, 'Show all orders'),
})

/** The page shows the first hundred orders, and more on request; search and sorting apply to all orders (STATE-11). */
export const TenThousandRows = meta.story({
  name: 'Ten thousand orders',
  tags: ['borders', 'STATE-11'],
  args: { orders: ready(makeManyOrders(10_000)), busyId: 'order-2' },
  async play({ canvas, userEvent }) {
    await expectText('Manage All Orders: 10000')({ canvas })
    await expectRowCount(100)
    await expectText('10,000 total', 'Showing 100 of 10,000')({ canvas })
    await userEvent.click(canvas.getByText('Show 100 more'))
    await waitFor(() => expect(getRowByIndex(100)).toHaveFocus())
    await expectText('Showing 200 of 10,000')({ canvas })
    await userEvent.type(canvas.getByRole('searchbox'), 'buyer-9999')
    await expectText('1 of 10,000 found')({ canvas })
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
  },
})

/** Exporting a long list takes a moment, so the button shows the progress, and more clicks do nothing. */
export const MakingFile = meta.story({
  name: 'The CSV file is being prepared',
  tags: ['waiting', 'STATE-13'],
  args: {
    csv: makeListCsv((_, { onProgress }) => {
      onProgress(0.426)
      return new Promise(() => undefined)
    }),
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Preparing file… 42%' }))
    await expect(args.csv).toHaveBeenCalledOnce()
  },
})

/** The connection was lost before the file was ready; the page shows an error message, and the button tries again. */
export const FileFailed = meta.story({
  name: 'The CSV file could not be created',
  tags: ['went-wrong', 'no-missing-file'],
  args: { csv: makeListCsv(() => Promise.reject(new Error('offline'))) },
  play: playAll(clickButton('Export CSV'), expectText(/^We couldn’t create the file/)),
})

/** At 320 pixels each order is a card. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })

const customerNames = [
  'Arjun Mehta',
  'Priya Nair',
  'Sujan Shrestha',
  'محمد علي',
  'Tania Sultana',
  'Bogura Diesel',
  'Yuki Tanaka',
  'Kamal',
]
const ordersToShip: Order[] = customerNames.map((name, index) => ({
  ...pendingOrder,
  id: `to-ship-${index}`,
  customer: { ...pendingOrder.customer, name },
}))
const selectionArgs = {
  orders: ready([unpaidOrder, ...ordersToShip, shippedOrder]),
  bulkShipping: { ...args.bulkShipping, selectedOrders: ordersToShip.slice(0, 3) },
} satisfies Partial<ManageAllOrdersScreenProps>

/**
 * Orders that can be shipped have a checkbox, another checkbox selects all of them, and a button ships the selected orders.
 */
export const Choosing = meta.story({
  name: 'Selecting orders',
  tags: ['good-day'],
  args: selectionArgs,
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1 + ordersToShip.length)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tania Sultana/ }))
    await expectText('4 orders selected')({ canvas })
    await expect(canvas.getByRole('checkbox', { name: /^Select all/ })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ship 8 orders' }))
    const confirmation = await expectConfirmation('Mark 8 orders as shipped?', /it can’t be undone/)
    await expect(confirmation.getAllByRole('listitem')).toHaveLength(8)
    await expect(args.bulkShipping.ship).not.toHaveBeenCalled()
  },
})

/** A search hides some selected orders; they stay selected, and the page shows how many are hidden. */
export const ChosenAreHidden = meta.story({
  name: 'Selected orders hidden by a search',
  tags: ['borders', 'everydayShop'],
  args: { ...selectionArgs, search: makeListSearch('priya') },
  play: expectText('3 orders selected', '2 not shown here'),
})

/** The entries of a bulk run. The first orders have the given results, and all others have `remainingResult`. */
const makeEntries = (results: BatchEntryResult[], remainingResult: BatchEntryResult): BatchEntry<Order>[] =>
  ordersToShip.map((order, index) => ({ id: order.id, item: order, result: results[index] ?? remainingResult }))

/** The props of the page during a bulk run, or after the run has ended. */
const makeBulkRunProps = (
  entries: BatchEntry<Order>[],
  endReason: BatchEndReason | null,
  selectedOrders: Order[] = [],
): Partial<ManageAllOrdersScreenProps> => ({
  ...selectionArgs,
  bulkShipping: { ...args.bulkShipping, selectedOrders, batch: { entries, isStopping: false, endReason } },
})

/** The orders are shipped one by one, with a progress bar, a result for each order, and “Stop”. */
export const ShippingSeveral = meta.story({
  name: 'Shipping one by one',
  tags: ['waiting', 'STATE-13'],
  args: makeBulkRunProps(makeEntries(['done', 'refused', 'done', 'sending'], 'waiting'), null),
  async play({ args }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Shipping one by one…' }))
    await expect(dialog.getByRole('progressbar', { name: '3 of 8' })).toHaveAttribute('value', '0.375')
    await expect(dialog.getAllByText('Waiting')).toHaveLength(4)
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.bulkShipping.stop).toHaveBeenCalledTimes(2)
    await expect(args.bulkShipping.close).not.toHaveBeenCalled()
  },
})

/** All selected orders are shipped, and the page says so. */
export const SeveralShipped = meta.story({
  name: 'All selected orders shipped',
  tags: ['good-day', 'STATE-14'],
  args: makeBulkRunProps(makeEntries([], 'done'), 'done'),
  async play({ args }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: '8 of 8 shipped' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.bulkShipping.close).toHaveBeenCalledTimes(2)
  },
})

/** One order was rejected, then the connection was lost. The remaining orders were not sent and stay selected. */
export const SeveralFailed = meta.story({
  name: 'Only some orders shipped',
  tags: ['went-wrong', 'STATE-15'],
  args: makeBulkRunProps(makeEntries(['done', 'refused', 'unknown'], 'notSent'), 'offline', ordersToShip.slice(1)),
  async play() {
    const dialog = within(await screen.findByRole('alertdialog', { name: '1 of 8 shipped' }))
    await waitFor(() => expect(dialog.getByText(/^The shop stopped responding.*still selected\.$/)).toBeVisible())
    await expect(dialog.getAllByText('Not started')).toHaveLength(5)
  },
})

/** The page was reloaded during shipping, and shows which orders were shipped and which were not. */
export const SeveralInterrupted = meta.story({
  name: 'Shipping was interrupted',
  tags: ['went-wrong', 'everydayShop'],
  args: makeBulkRunProps(
    [...makeEntries(['done', 'done'], 'notSent'), { id: 'order-7', item: null, result: 'gone' }],
    'interrupted',
    ordersToShip.slice(2),
  ),
  play: inDialog('alertdialog', '2 of 9 shipped', expectText(/^Interrupted/, 'Order order-7')),
})

/** At 320 pixels the checkboxes are in the cards, and the button is at the bottom of the screen. */
export const ChoosingSmall = meta.story({
  name: 'Selecting orders on a small phone',
  tags: ['borders', 'STATE-16'],
  args: selectionArgs,
  ...onSmallPhone,
})
