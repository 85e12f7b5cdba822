import { expect } from 'storybook/test'
import { PurchaseTotal } from '#src/design-system/blocks/parts/PurchaseTotal.tsx'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/PurchaseTotal',
  component: PurchaseTotal,
  args: { price: 12, quantity: 50 },
  decorators: [onPage('form')],
})

export const Sum = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('50 × $12.00 = $600.00'),
})

/** A price with parts of a cent is shown with them; the total is rounded to cents. */
export const PartsOfACent = meta.story({
  args: { price: 0.045, quantity: 101 },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('101 × $0.045 = $4.55'),
})

export const Large = meta.story({
  args: { price: 999_999.99, quantity: 1_000_000 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('1,000,000 × $999,999.99 = $999,999,990,000.00'),
})

export const NoQuantity = meta.story({
  args: { quantity: null },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Total –'),
})

export const NoPrice = meta.story({
  args: { price: null },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Total –'),
})
