import { expect } from 'storybook/test'
import { Money } from '#src/design-system/components/Money.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Money',
  component: Money,
  parameters: { layout: 'padded' },
  args: { cents: 168000, unavailable: 'Price unavailable' },
})

export const InText = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('$1,680.00')).toBeVisible()
  },
})
export const Medium = meta.story({ args: { size: 'medium', cents: 31250 } })
export const Large = meta.story({ args: { size: 'large', cents: 8400 } })
export const Price = meta.story({
  args: { cents: undefined, price: 0.045 },
  async play({ canvas }) {
    await expect(canvas.getByText('$0.045')).toBeVisible()
  },
})
export const Nothing = meta.story({ args: { cents: 0 } })
export const NotKnown = meta.story({
  args: { cents: null },
  async play({ canvas }) {
    await expect(canvas.getByText('Price unavailable')).toBeVisible()
  },
})
