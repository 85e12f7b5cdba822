import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { getPictureUrl, type PictureKind } from '#mocks/pictures.ts'
import { MyOrdersScreen, type MyOrdersScreenProps } from '#src/design-system/screens/MyOrdersScreen.tsx'
import { toReorderPath } from '#src/domain/reorder.ts'
import { toUnreadableOrder, type Order, type OrderWire } from '#src/domain/order.ts'
import { expectNoResults, inRow, getRow, getRowNames, expectRowCount, getTabLabels } from '#stories/support/lists.ts'
import {
  expectConfirmBeforeCall,
  expectCallOnClick,
  expectDisabled,
  expectBusyIgnoresClick,
} from '#stories/support/buttons.ts'
import {
  expectNoSidewaysScroll,
  expectRole,
  playAll,
  expectNoRole,
  expectLink,
  expectText,
} from '#stories/support/plays.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import { withQuery } from '#stories/support/frames.tsx'
import {
  makeParsedOrder,
  serverFailure,
  makeListSearch,
  loading,
  ready,
  makeOrderTabParam,
} from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const makeItemFields = (itemName: string, kind: PictureKind, itemPrice: number | string): Partial<OrderWire> => ({
  itemInfo: { itemName, itemImg: getPictureUrl(kind), itemPrice },
})
const makePaidFields = (status: string, transationId: string): Partial<OrderWire> => ({
  paid: true,
  status,
  transationId,
})

const rotorOrder = makeParsedOrder()
const coiloverOrder = makeParsedOrder({
  _id: 'order-1002',
  quantity: 4,
  ...makeItemFields('Coilover kit, front pair', 'coilover', 312.5),
  ...makePaidFields('pending', 'pi_3Q9xK2'),
})
const sparkPlugOrder = makeParsedOrder({
  _id: 'order-1003',
  quantity: '100',
  ...makeItemFields('Iridium spark plug M14', 'sparkplug', '6.40'),
  ...makePaidFields('shipped', 'pi_3Q6cF1'),
})
const airFilterOrder = makeParsedOrder({
  _id: 'order-1004',
  quantity: 30,
  ...makeItemFields('Conical air filter 76 mm', 'airfilter', 28.9),
})

const unrecordedPayment = { orderId: rotorOrder.id, transactionId: 'pi_3Q9xK2LkdIwHu7ix0AbCdEfG' }
const paymentWithoutOrder = { ...unrecordedPayment, orderId: 'order-1017', lost: true }

const args: MyOrdersScreenProps = {
  orders: ready([rotorOrder, coiloverOrder, sparkPlugOrder, airFilterOrder]),
  search: makeListSearch(),
  tabParam: makeOrderTabParam(),
  reorder: { getPath: (order) => toReorderPath(order), startReorder: fn(), busyId: null },
  busyId: null,
  onCancel: fn(),
  unrecordedPayments: [],
  undecidedOrderIds: [],
  onRecordPayment: fn(),
  recordingOrderId: null,
}

const meta = preview.meta({
  title: 'Screens/Customer/My Orders',
  component: MyOrdersScreen,
  parameters: { routerPath: '/dashboard/mypurchases' },
  args,
  render: inDashboard('customer', withQuery(MyOrdersScreen)),
})

/** The page lists a customer’s orders. They can be paid, cancelled and tracked until they are shipped. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('customer'),
  async play({ canvas }) {
    await expectText('4 orders')({ canvas })
    await expect(getTabLabels(canvas)).toEqual(['All 4', 'Unpaid 2', 'Paid 1', 'Shipped 1'])
    await expectText('Shipped')({ canvas: getRow(canvas, /spark plug/) })
    const unpaidRow = getRow(canvas, /brake rotor/)
    await expectText('$84.00', '20 pcs', '$1,680.00')({ canvas: unpaidRow })
    await expect(unpaidRow.getByRole('button')).toHaveAccessibleDescription('Ventilated brake rotor 345 mm')
    await expect(unpaidRow.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/dashboard/payment/order-1001')
    const paidRow = getRow(canvas, /Coilover/)
    await expectText('Purchased Done', /All-Ready Paid · pi_3Q9xK2/)({ canvas: paidRow })
    await expect(paidRow.getByRole('button')).toHaveAccessibleName('Copy ID Coilover kit, front pair')
    await expect(paidRow.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Receipt', 'Order again'])
  },
})

/** The list shows only the orders that are not paid yet; the other tabs are one click away. */
export const Unpaid = meta.story({
  name: 'Orders to pay',
  tags: ['good-day'],
  args: { tabParam: makeOrderTabParam('unpaid') },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Unpaid 2')
    await expect(getRowNames(canvas)).toEqual(['Ventilated brake rotor 345 mm', 'Conical air filter 76 mm'])
  },
})

/**
 * “Order again” opens the page of the part. If the part is gone, it opens the list of parts with a search for the part’s
 * name.
 */
export const Reorder = meta.story({
  name: 'Order again',
  tags: ['good-day'],
  args: { reorder: { ...args.reorder, busyId: sparkPlugOrder.id } },
  async play({ args, canvas, userEvent }) {
    await expectText('Looking for the part…')({ canvas: getRow(canvas, /spark plug/) })
    const link = getRow(canvas, /Coilover/).getByRole('link', { name: 'Order again' })
    await expect(link).toHaveAttribute('href', '/parts?q=Coilover+kit%2C+front+pair')
    await expect(link).toHaveAccessibleDescription('Coilover kit, front pair')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      // `preventDefault` keeps the browser from opening a tab or window, or downloading the page.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await fireEvent.click(link, { [key]: true })
    }
    await expect(args.reorder.startReorder).not.toHaveBeenCalled()
    await userEvent.click(link)
    await expect(args.reorder.startReorder).toHaveBeenCalledWith(coiloverOrder)
  },
})

/** The page says “You Don't have any purchased yeat” and links to the parts. */
export const Empty = meta.story({
  name: 'No orders yet',
  tags: ['empty', 'STATE-3'],
  args: { orders: ready([]) },
  play: playAll(expectText("You Don't have any purchased yeat"), expectLink('/parts', 'See all parts')),
})

/** The page shows the heading with a spinner below it, and no count yet. */
export const Loading = meta.story({
  name: 'The orders are loading',
  tags: ['waiting', 'STATE-1'],
  args: { orders: loading },
  play: expectText('Loading your orders'),
})

/** The page shows an error message with “Try again”. */
export const Failed = meta.story({
  name: 'The orders could not load',
  tags: ['went-wrong', 'STATE-4'],
  args: { orders: serverFailure },
  play: expectCallOnClick('Try again', serverFailure.retry),
})

/** The previously loaded orders stay, with a note that they may be out of date. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2', 'STATE-6'],
  args: { orders: ready([rotorOrder, coiloverOrder], { stale: true }) },
  play: expectText(/^We couldn’t refresh th/),
})

/** Before an order is cancelled, the customer sees its part and quantity, and confirms. */
export const Confirming = meta.story({
  name: '“Cancel this order?”',
  tags: ['good-day'],
  play: inRow(
    /brake rotor/,
    expectConfirmBeforeCall('Cancel', args.onCancel, 'Cancel this order?', /Ventilated brake rotor 345 mm, 20 pcs/),
  ),
})

/** Card payments can’t be more than $999,999.99, so this order can only be cancelled, and its row says why. */
export const TotalTooHigh = meta.story({
  name: 'An order that is too large for a card',
  tags: ['borders', 'everydayShop'],
  args: { orders: ready([{ ...rotorOrder, quantity: 12_000 }]) },
  play: inRow(
    /brake rotor/,
    playAll(expectText('Card payments can’t be more than $999,999.99.'), expectNoRole('link', { name: 'Pay' })),
  ),
})

/** The button in the row is busy, more clicks do nothing, and other orders can’t be cancelled until this one is done. */
export const Cancelling = meta.story({
  name: 'An order is being cancelled',
  tags: ['waiting', 'STATE-13'],
  args: { busyId: rotorOrder.id },
  play: playAll(
    inRow(/brake rotor/, expectBusyIgnoresClick(/^Cancel/, args.onCancel)),
    inRow(/air filter/, expectDisabled('Cancel')),
  ),
})

/** A play function that expects no Pay link and no Cancel button. */
const expectNoActions = playAll(expectNoRole('link', { name: 'Pay' }), expectNoRole('button', { name: 'Cancel' }))

/**
 * The card was charged, but the payment is not recorded on the order yet. The page warns the customer not to pay again, and
 * keeps trying to record the payment.
 */
export const ChargedNotRecorded = meta.story({
  name: 'Charged, but not recorded',
  tags: ['went-wrong', 'chargeWithoutRecording'],
  args: { unrecordedPayments: [unrecordedPayment] },
  play: inRow(
    /brake rotor/,
    expectText('Your card was charged. Don’t pay again.', new RegExp(unrecordedPayment.transactionId)),
    expectNoActions,
    expectCallOnClick('Try again', args.onRecordPayment, rotorOrder.id),
  ),
})

/**
 * The card was charged for an order that is gone, so the page shows the payment’s reference and how to contact the shop
 * (PAY-13).
 */
export const ChargedAndLost = meta.story({
  name: 'Charged, but the order is gone',
  tags: ['went-wrong', 'chargeWithoutRecording'],
  args: { unrecordedPayments: [paymentWithoutOrder] },
  play: playAll(
    expectText('Your card was charged. Don’t pay again.', unrecordedPayment.transactionId, 'Contact us'),
    expectCallOnClick('Try again', args.onRecordPayment, paymentWithoutOrder.orderId),
  ),
})

/**
 * The order was paid on two devices. Its row shows one payment, and a message above the list shows the second charge
 * (PAY-16).
 */
export const ChargedTwice = meta.story({
  name: 'Charged twice',
  tags: ['went-wrong', 'no-device'],
  args: {
    orders: ready([makeParsedOrder({ paid: true, status: 'pending', transationId: 'pi_other' }), coiloverOrder]),
    unrecordedPayments: [{ ...unrecordedPayment, twice: true }],
  },
  play: expectText(
    'Your card was charged twice',
    unrecordedPayment.transactionId,
    'Contact us',
    /All-Ready Paid · pi_other/,
  ),
})

/** The payment is being recorded, and more clicks do nothing. */
export const Recording = meta.story({
  name: 'The payment is being recorded',
  tags: ['waiting'],
  args: { unrecordedPayments: [unrecordedPayment], recordingOrderId: rotorOrder.id },
  play: expectBusyIgnoresClick(/Recording your payment/, args.onRecordPayment),
})

/** The outcome of a payment is unknown, so the row asks the customer not to pay again and links to the payment. */
export const Undecided = meta.story({
  name: 'Paid or not? Unknown so far',
  tags: ['went-wrong', 'leaveCardsProcessing'],
  args: { undecidedOrderIds: [rotorOrder.id] },
  play: inRow(/brake rotor/, expectText(/please don’t pay again/, 'View payment'), expectNoActions),
})

/** Each row shows which detail is missing. An order without a price can be cancelled but not paid. */
export const PartLost = meta.story({
  name: 'Details of an order are missing',
  tags: ['borders', 'STATE-12'],
  args: {
    orders: ready([
      makeParsedOrder({ itemInfo: null }),
      makeParsedOrder({ _id: 'x', itemInfo: { itemName: '' } }),
      makeParsedOrder({ _id: 'y', paid: true, status: null }),
    ]),
  },
  async play({ canvas }) {
    const incompleteRow = getRow(canvas, /Part details missing/)
    await expect(incompleteRow.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await expect(incompleteRow.queryByRole('link', { name: 'Pay' })).toBeNull()
    await expect(getRow(canvas, /Unnamed part/).getAllByText('Price unavailable')[0]).toBeVisible()
    await expectText('Unknown', 'All-Ready Paid')({ canvas: getRow(canvas, /brake rotor/) })
  },
})

/** The server sent an order in an unknown format, so its row shows only the ID, without buttons. Other orders can be paid. */
export const Unreadable = meta.story({
  name: 'An unreadable order',
  tags: ['borders', 'no-data'],
  args: { orders: ready([toUnreadableOrder({ _id: 'order-7' }, 0), makeParsedOrder({})]) },
  play: inRow(/Unreadable order/, expectText(/order-7/), expectNoRole('button'), expectNoRole('link')),
})

const partNames = ['Brake rotor', 'Coilover kit', 'Spark plug', 'Air filter']
const makeManyOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    ...((index % 3 === 2 ? coiloverOrder : rotorOrder) satisfies Order),
    id: `order-${index + 1}`,
    item: { name: `${partNames[index % 4]} ${index + 1}`, image: null, price: 10 + index / 100 },
    quantity: 1,
  }))

/** The page lists the first hundred orders, and the search covers all five hundred. */
export const FiveHundredRows = meta.story({
  name: 'Five hundred orders',
  tags: ['borders', 'STATE-11'],
  args: { orders: ready(makeManyOrders(500)) },
  async play({ canvas, userEvent }) {
    await expectRowCount(100)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'plug 499')
    await waitFor(() => expect(getRowNames(canvas)).toEqual(['Spark plug 499']))
  },
})

/** A message repeats the search and offers a way back to all orders. */
export const NothingFound = meta.story({
  name: 'The search finds nothing',
  tags: ['empty', 'everydayShop'],
  args: { orders: ready(makeManyOrders(8)), search: makeListSearch('flux') },
  play: expectNoResults('flux', 8, 'Show all orders'),
})

const longItemFields = makeItemFields(
  'Stoßdämpferaufhängungsverstärkungsplattenbefestigungsschraubensatz',
  'coilover',
  12_345.67,
)

/** Very long words, Arabic names and huge totals stay inside the page. */
export const LongWords = meta.story({
  name: 'Odd names and huge numbers',
  tags: ['borders', 'STATE-11'],
  args: {
    orders: ready([
      makeParsedOrder({ ...longItemFields, quantity: 99_999 }),
      makeParsedOrder({ _id: 'rtl', ...makeItemFields('قرص فرامل مهوى ٣٤٥ مم 🛞🔧', 'rotor', 84) }),
      makeParsedOrder({ _id: 'paid', ...longItemFields, ...makePaidFields('x'.repeat(60), `pi_${'3Q9x'.repeat(20)}`) }),
    ]),
  },
  play: expectNoSidewaysScroll,
})

/** At 320 pixels each order is a card, with all its buttons. */
export const Small = meta.story({
  name: 'On a small phone',
  tags: ['borders', 'STATE-16'],
  globals: { viewport: { value: 'small' } },
  play: inRow(/brake rotor/, expectRole('link', { name: 'Pay' })),
})
