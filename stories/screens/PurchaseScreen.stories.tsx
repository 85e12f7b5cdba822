import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { makePart } from '#mocks/seed/builders.ts'
import { PurchaseScreen, type PurchaseScreenProps } from '#src/design-system/screens/PurchaseScreen.tsx'
import { toPart } from '#src/domain/part.ts'
import { unbuyable } from '#stories/support/catalogue.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import preview from '#storybook/preview.tsx'

const buyer = {
  name: 'Kamal Hossain',
  email: 'demo.user@dhruva.example',
  phone: '+880 1700 000 000',
  address: '12 Port Road, Chattogram',
}

const args: PurchaseScreenProps = {
  part: ready(toPart(makePart())),
  buyer,
  onPurchase: fn(),
  busy: false,
  outcome: null,
}

const meta = preview.meta({
  title: 'Screens/Customer/PurchaseScreen',
  component: PurchaseScreen,
  args,
  parameters: { page: true, at: '/purchase/brake-rotor-345' },
})

export const Ready = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Kamal Hossain')
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('20')
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('20 × $84.00 = $1,680.00')
    const quantity = canvas.getByLabelText('Quantity')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '50')
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('50 × $84.00 = $4,200.00')
    await userEvent.click(canvas.getByRole('button', { name: 'PURCHASE' }))
    await expect(args.onPurchase).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  args: { part: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the part')
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
})

export const NotFound = meta.story({
  args: { part: failed('notFound') },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Part not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to all parts' })).toHaveAttribute('href', '/parts')
  },
})

const failure = failed('server')
export const Failed = meta.story({
  args: { part: failure },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})

export const Stale = meta.story({
  args: { part: ready(toPart(makePart()), { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
  },
})

/** Types a quantity, submits, and expects this message (SHOP-5, ORDER-2). */
const expectQuantityError =
  (typed: string, message: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    const quantity = canvas.getByLabelText('Quantity')
    await userEvent.clear(quantity)
    if (typed !== '') await userEvent.type(quantity, typed)
    await userEvent.click(canvas.getByRole('button', { name: 'PURCHASE' }))
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(message))
    await expect(quantity).toHaveFocus()
    await expect(args.onPurchase).not.toHaveBeenCalled()
  }

export const QuantityRequired = meta.story({ play: expectQuantityError('', 'Quantity Required') })
export const QuantityZero = meta.story({ play: expectQuantityError('0', 'Should be a positive Number') })
export const QuantityNoNumber = meta.story({ play: expectQuantityError('1e3', 'Should be a positive Number') })
export const QuantityDecimal = meta.story({ play: expectQuantityError('20.5', 'Should be a positive Number') })
export const QuantityBelowMinimum = meta.story({ play: expectQuantityError('12', 'You have order minimum 20 pcses') })
export const QuantityAboveStock = meta.story({ play: expectQuantityError('481', 'Now Available 480 pcses') })

export const EveryFieldRequired = meta.story({
  args: { buyer: { name: '', email: '', phone: '', address: '' } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'PURCHASE' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('User Name is Required'))
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('User Email is Required')
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription('Phone Number Required')
    await expect(canvas.getByLabelText('Address')).toHaveAccessibleDescription('Your Address Required')
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(args.onPurchase).not.toHaveBeenCalled()
  },
})

/** Just above the minimum. */
export const LowStock = meta.story({
  args: { part: ready(toPart(makePart({ availableParts: 21 }))) },
  async play(context) {
    const { canvas } = context
    await expect(canvas.getByText('21 pcs')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'PURCHASE' })).toBeEnabled()
    await expectQuantityError('22', 'Now Available 21 pcses')(context)
  },
})

export const ZeroStock = meta.story({
  args: { part: ready(unbuyable.soldOut) },
  async play({ canvas }) {
    const submit = canvas.getByRole('button', { name: 'PURCHASE' })
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription(/It is sold out/)
  },
})

export const MinimumAboveStock = meta.story({
  args: { part: ready(unbuyable.minimumAboveStock) },
  async play({ canvas }) {
    await expect(canvas.getByText('The minimum order is 20 pcs, and 12 pcs are left.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'PURCHASE' })).toBeDisabled()
  },
})

export const NoPrice = meta.story({
  args: { part: ready(unbuyable.noPrice) },
  async play({ canvas }) {
    await expect(canvas.getByText('Price unavailable')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'PURCHASE' })).toBeDisabled()
  },
})

/** A drawing with the part's name replaces the picture (PAGE-10). */
export const NoPicture = meta.story({
  args: { part: ready(toPart(makePart({ image: null }))) },
  async play({ canvas }) {
    const drawing = canvas.getByRole('img', { name: 'Ventilated brake rotor 345 mm' })
    await expect(drawing.tagName).not.toBe('IMG')
    await expect(drawing).toBeVisible()
  },
})

export const LongWords = meta.story({
  args: {
    part: ready(toPart(makePart({ name: 'Rotor'.repeat(80), describe: 'x'.repeat(10_000), price: 1_234_567.89 }))),
    buyer: { ...buyer, name: 'ليلى حسن 👩🏽‍🔧', email: `${'long'.repeat(40)}@dhruva.example`, address: 'x'.repeat(400) },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Rotor'.repeat(80))
    await fitsTheWindow()
  },
})

export const Sending = meta.story({
  args: { busy: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sending your order…' }))
    await userEvent.type(canvas.getByLabelText('Phone'), '{Enter}')
    await expect(args.onPurchase).not.toHaveBeenCalled()
  },
})

const focusTargetAround = (element: HTMLElement) => element.closest<HTMLElement>('[tabindex="-1"]')

export const Done = meta.story({
  args: { outcome: 'done' },
  async play({ canvas }) {
    await waitFor(() => expect(focusTargetAround(canvas.getByText('Your order is placed'))).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/dashboard/mypurchases')
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('20')
  },
})

/** The response doesn't acknowledge the order (DATA-11, PAGE-8). */
export const Refused = meta.story({
  args: { outcome: 'refused' },
  async play({ canvas }) {
    await waitFor(() => expect(focusTargetAround(canvas.getByText('Something is Wrong'))).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'PURCHASE' })).toBeEnabled()
  },
})

/** The response is lost: the form keeps its values (ORDER-6). */
export const OutcomeUnknown = meta.story({
  args: { outcome: 'unknown' },
  async play({ canvas }) {
    await waitFor(() =>
      expect(focusTargetAround(canvas.getByText('It may have gone through: look at My Orders first.'))).toHaveFocus(),
    )
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+880 1700 000 000')
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWindow })

export const Wired = meta.story({
  parameters: { wired: '/purchase/brake-rotor-345' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo User' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
    // The profile fills in what an order needs.
    await waitFor(() => expect(canvas.getByLabelText('Phone')).not.toHaveValue(''))
    await userEvent.click(canvas.getByRole('button', { name: 'PURCHASE' }))
    await expect(await canvas.findByText('Your order is placed')).toBeVisible()
  },
})
