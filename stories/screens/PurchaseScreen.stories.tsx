import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { makePart } from '#mocks/seed/builders.ts'
import { PurchaseScreen, type PurchaseScreenProps } from '#src/design-system/screens/PurchaseScreen.tsx'
import { toPart } from '#src/domain/part.ts'
import { unavailableParts } from '#stories/support/catalogue.ts'
import { expectCallOnClick, expectDisabled, expectBusyIgnoresClick, clickButton } from '#stories/support/buttons.ts'
import { fillIn, expectFocusedNotice, expectRejected } from '#stories/support/forms.ts'
import {
  expectNoSidewaysScroll,
  expectRole,
  playAll,
  expectLink,
  onSmallPhone,
  expectText,
} from '#stories/support/plays.ts'
import { failed, serverFailure, loading, ready } from '#stories/support/data.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const buyer = {
  name: 'Kamal Hossain',
  email: 'demo.user@dhruva.example',
  phone: '+880 1700 000 000',
  address: '12 Port Road, Chattogram',
}

const args: PurchaseScreenProps = {
  part: ready(toPart(makePart())),
  figureNumber: 17,
  buyer,
  onPurchase: fn(),
  onPrint: fn(),
  busy: false,
  outcome: null,
}

const meta = preview.meta({
  title: 'Screens/Customer/Purchase',
  component: PurchaseScreen,
  args,
  parameters: { routerPath: '/purchase/brake-rotor-345' },
})

/** The customer orders a part; quantity, address and total are on one page. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('customer'),
  async play({ canvas }) {
    const footer = within(canvas.getByRole('contentinfo'))
    await expect(footer.getByRole('link', { current: true })).toHaveTextContent('Tools')
  },
})

/** The customer's name and address are filled in, and the total changes with the quantity. */
export const Ready = meta.story({
  name: 'Ready to order',
  tags: ['good-day'],
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Kamal Hossain')
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('20 × $84.00 = $1,680.00')
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await userEvent.type(canvas.getByLabelText('Quantity'), '50')
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('50 × $84.00 = $4,200.00')
    await expectCallOnClick('PURCHASE', args.onPurchase)({ canvas })
  },
})

/** The buttons − and + change the quantity by one, between the minimum order and the available stock (ORDER-17). */
export const Stepped = meta.story({
  name: 'Changing the quantity',
  tags: ['good-day'],
  args: { part: ready(toPart(makePart({ availableParts: 22 }))) },
  async play({ canvas }) {
    const quantityField = canvas.getByLabelText('Quantity')
    await expect(quantityField).toHaveAccessibleDescription('Minimum 20 pcs, 22 pcs available')
    await clickButton('Decrease quantity')({ canvas })
    await expect(quantityField).toHaveValue('20')
    for (const expectedQuantity of ['21', '22', '22']) {
      await clickButton('Increase quantity')({ canvas })
      await expect(quantityField).toHaveValue(expectedQuantity)
    }
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('22 × $84.00 = $1,848.00')
  },
})

/**
 * The printed quotation can be shown to the person who approves the order. It has a date and the typed quantity, and says
 * that stock is not guaranteed (ORDER-27).
 */
export const QuotationOnPaper = meta.story({
  name: 'A quotation on paper',
  tags: ['borders', 'STATE-17'],
  globals: { viewport: { value: 'paper' } },
  parameters: { print: true },
  async play({ args, canvas, userEvent }) {
    spyOn(Date.prototype, 'toDateString').mockReturnValue('Fri Nov 27 2026')
    await userEvent.clear(canvas.getByLabelText('Quantity'))
    await fillIn({ Quantity: '9000' })({ canvas })
    await userEvent.click(canvas.getByText('Print quotation'))
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce())
    const quotation = within(screen.getByRole('region', { name: /^Quotation/ }))
    await expectText('27 Nov 2026', 'Kamal Hossain', /stock is not guaranteed/)({ canvas: quotation })
    await expect(quotation.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Ventilated brake rotor 345 mm',
      '9,000 pcs',
      '$84.00',
      '$756,000.00',
    ])
  },
})

/** A quantity below the minimum order disables the button that prints a quotation. */
export const NoQuotation = meta.story({
  name: 'No quotation below the minimum',
  tags: ['borders'],
  play: playAll(({ canvas }) => userEvent.clear(canvas.getByLabelText('Quantity')), expectDisabled('Print quotation')),
})

/** The form appears at once with the details from the list. Ordering waits until price and stock are checked (SPEED-19). */
export const Checking = meta.story({
  name: 'Price and stock are checked',
  tags: ['waiting'],
  args: { partCheck: { state: 'running', retry: fn() } },
  play: expectBusyIgnoresClick('Checking price and stock…', args.onPurchase),
})

const failedCheck = { state: 'failed' as const, retry: fn() }

/** Price and stock could not be checked and may be out of date, so nothing can be ordered; “Try again” checks again. */
export const Unchecked = meta.story({
  name: 'Price and stock could not be checked',
  tags: ['went-wrong', 'everydayShop'],
  args: { partCheck: failedCheck },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'PURCHASE' })).toBeDisabled()
    await expectCallOnClick('Try again', failedCheck.retry)({ canvas })
  },
})

/** The page shows a spinner while the part is loading. */
export const Loading = meta.story({
  name: 'The part is loading',
  tags: ['waiting', 'STATE-1'],
  args: { part: loading },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('Loading the part', { selector: 'span' })).toBeVisible()),
})

/** The page shows an error message and a link back to all parts. */
export const NotFound = meta.story({
  name: 'The part does not exist',
  tags: ['went-wrong', 'everydayShop'],
  args: { part: failed('notFound') },
  play: expectLink('/parts', 'Back to all parts'),
})

/** The page shows an error message with “Try again”. */
export const Failed = meta.story({
  name: 'The part could not load',
  tags: ['went-wrong', 'STATE-4'],
  args: { part: serverFailure },
  play: expectCallOnClick('Try again', serverFailure.retry),
})

/** The previously loaded part stays, with a note that it may be out of date. */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2'],
  args: { part: ready(toPart(makePart()), { stale: true }) },
  play: expectText(/^We couldn’t refresh th/),
})

/** A play function that fills in these fields, submits the form and expects this message (ORDER-2). */
const expectQuantityError = (message: string, values: Readonly<Record<string, string>> = {}) =>
  playAll(
    ({ canvas }) => userEvent.clear(canvas.getByLabelText('Quantity')),
    fillIn(values),
    expectRejected('PURCHASE', args.onPurchase, { Quantity: message }),
  )

/** The field asks for a quantity, and nothing is ordered (SHOP-5, ORDER-2). */
export const QuantityRequired = meta.story({
  name: 'No quantity',
  tags: ['went-wrong'],
  play: expectQuantityError('Quantity Required'),
})

/** The field asks for a number above zero (SHOP-5, ORDER-2). */
export const QuantityZero = meta.story({
  name: 'A quantity of zero',
  tags: ['went-wrong'],
  play: expectQuantityError('Should be a positive Number', { Quantity: '0' }),
})

/** The field shows the minimum order (SHOP-5, ORDER-2). */
export const QuantityBelowMinimum = meta.story({
  name: 'Fewer than the minimum order',
  tags: ['went-wrong'],
  play: expectQuantityError('You have order minimum 20 pcses', { Quantity: '12' }),
})

/** The field shows how many pieces are left (SHOP-5, ORDER-2). */
export const QuantityAboveStock = meta.story({
  name: 'More than available',
  tags: ['went-wrong'],
  play: expectQuantityError('Now Available 480 pcses', { Quantity: '481' }),
})

/** Every field shows what is missing, the cursor is in the first field, and nothing is ordered. */
export const EveryFieldRequired = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong', 'everydayShop'],
  args: { buyer: { name: '', email: '', phone: '', address: '' } },
  play: expectRejected('PURCHASE', args.onPurchase, {
    Name: 'User Name is Required',
    Email: 'User Email is Required',
    Phone: 'Phone Number Required',
    Address: 'Your Address Required',
  }),
})

/** The part is sold out, so the button is disabled, and a message says why. */
export const ZeroStock = meta.story({
  name: 'Sold out',
  tags: ['empty', 'everydayShop'],
  args: { part: ready(unavailableParts.soldOut) },
  play: playAll(
    expectRole('button', { name: 'PURCHASE', description: /Sold out\. Please check back/ }),
    expectLink('/contact', 'Ask about this part'),
  ),
})

/** The page shows the minimum order and how many pieces are left, and the button is disabled. */
export const MinimumAboveStock = meta.story({
  name: 'Too few left for the minimum order',
  tags: ['borders', 'runLowOnStock'],
  args: { part: ready(unavailableParts.minimumAboveStock) },
  play: expectText('The minimum order is 20 pcs, but we only have 12.'),
})

/** The price is unavailable, so the part can’t be ordered. */
export const NoPrice = meta.story({
  name: 'A part without a price',
  tags: ['borders', 'everydayShop'],
  args: { part: ready(unavailableParts.noPrice) },
  play: playAll(expectText('Price unavailable'), expectDisabled('PURCHASE')),
})

/**
 * A drawing replaces the missing picture. The price has fractions of a cent, but the total is in whole cents (PAGE-10,
 * DATA-2).
 */
export const NoPicture = meta.story({
  name: 'A part without picture, name and text',
  tags: ['borders', 'STATE-12', 'no-data'],
  args: { part: ready(toPart(makePart({ name: null, image: null, price: 0.045, describe: null }))) },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Unnamed part' }).tagName).not.toBe('IMG')
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('20 × $0.045 = $0.90')
  },
})

/** A very long part name, a huge price and Arabic names stay inside the page. */
export const LongWords = meta.story({
  name: 'Odd names and huge numbers',
  tags: ['borders', 'STATE-11'],
  args: {
    part: ready(toPart(makePart({ name: 'Rotor'.repeat(80), describe: 'x'.repeat(10_000), price: 1_234_567.89 }))),
    buyer: { ...buyer, name: 'ليلى حسن 👩🏽‍🔧', email: `${'long'.repeat(40)}@dhruva.example`, address: 'x'.repeat(400) },
  },
  play: expectNoSidewaysScroll,
})

/** The button is busy, and further clicks order nothing. */
export const Sending = meta.story({
  name: 'The order is being sent',
  tags: ['waiting', 'STATE-13'],
  args: { busy: true },
  play: expectBusyIgnoresClick('Sending your order…', args.onPurchase),
})

/** A confirmation with quantity and total replaces the form, and links to the payment and back to the form (ORDER-5). */
export const Done = meta.story({
  name: 'The order is placed',
  tags: ['good-day', 'STATE-14'],
  args: { outcome: 'done', confirmation: { quantity: 25, cents: 210_000 } },
  async play({ canvas }) {
    await expectFocusedNotice('Order placed')({ canvas })
    await expect(canvas.getByText('25 pieces,', { exact: false })).toHaveTextContent('25 pieces, $2,100.00')
    await expect(canvas.queryByRole('button', { name: 'PURCHASE' })).toBeNull()
    await expectLink('/dashboard/mypurchases', 'Pay in My Orders')({ canvas })
  },
})

/** “Order more” brings the form back as it was at the start. */
export const OrderMore = meta.story({
  name: 'Ordering more of the part',
  tags: ['good-day'],
  args: { outcome: 'done', confirmation: { quantity: 25, cents: 210_000 } },
  async play({ canvas }) {
    await clickButton('Order more')({ canvas })
    await expect(canvas.getByLabelText('Quantity')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'PURCHASE' })).toBeEnabled()
  },
})

/** The server did not accept the order, so an error message appears, and the order can be sent again (DATA-11, PAGE-8). */
export const Refused = meta.story({
  name: 'The order was not accepted',
  tags: ['went-wrong', 'STATE-15'],
  args: { outcome: 'refused' },
  play: expectFocusedNotice('Something is Wrong'),
})

/**
 * The connection was lost while sending, so the page asks the customer to check My Orders first, and keeps the form
 * (ORDER-6).
 */
export const OutcomeUnknown = meta.story({
  name: 'Ordered or not? Unknown',
  tags: ['went-wrong', 'STATE-6'],
  args: { outcome: 'unknown' },
  async play({ canvas }) {
    await expectFocusedNotice('Check My Orders before you try again.')({ canvas })
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+880 1700 000 000')
  },
})

/** The part was removed from the shop after the order was sent, but the message about the order is still shown (ORDER-7). */
export const RemovedAfterOrder = meta.story({
  name: 'The part is removed after the order',
  tags: ['went-wrong', 'STATE-7'],
  args: { part: failed('notFound'), outcome: 'unknown' },
  play: expectText('Part not found', 'Check My Orders before you try again.'),
})

/** At 320 pixels the form is below the part. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
