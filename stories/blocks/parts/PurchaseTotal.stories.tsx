import { expect } from 'storybook/test'
import { PurchaseTotal } from '#src/design-system/blocks/parts/PurchaseTotal.tsx'
import { onPage } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/PurchaseTotal',
  component: PurchaseTotal,
  args: { price: 12, quantity: 50 },
  decorators: [onPage('form')],
})

/** A price with parts of a cent is shown with them; the total is rounded to cents. */
export const PartsOfACent = meta.story({
  args: { price: 0.045, quantity: 101 },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('101 × $0.045 = $4.55'),
})
