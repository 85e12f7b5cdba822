import { expect } from 'storybook/test'
import { PurchaseTotal, type PurchaseTotalProps } from '#src/design-system/blocks/parts/PurchaseTotal.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import preview from '#storybook/preview.tsx'

const args: PurchaseTotalProps = { priceCents: 1200, quantity: 50 }

const meta = preview.meta({
  title: 'Blocks/PurchaseTotal',
  component: PurchaseTotal,
  args,
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
})

export const Sum = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status', { name: 'Total' })).toHaveTextContent('50 × $12.00 = $600.00')
  },
})

export const Large = meta.story({
  args: { priceCents: 99_999_999, quantity: 1_000_000 },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,000,000 × $999,999.99 = $999,999,990,000.00')
  },
})

export const NoQuantity = meta.story({
  args: { quantity: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Total –')
  },
})

export const NoPrice = meta.story({
  args: { priceCents: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Total –')
  },
})
