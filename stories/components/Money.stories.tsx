import { expect } from 'storybook/test'
import { Money, type MoneyProps } from '#src/design-system/components/Money.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: MoneyProps = { cents: 168000, unavailable: 'Price unavailable' }

const meta = preview.meta({ title: 'Components/Money', component: Money, parameters: { layout: 'padded' }, args })

export const Variants = meta.story({
  render: variants(Money, [
    args,
    { cents: 31250, size: 'medium', unavailable: '' },
    { cents: 8400, size: 'large', unavailable: '' },
    { price: 0.045, unavailable: '' },
    { cents: 0, unavailable: '' },
    { cents: null, unavailable: 'Price unavailable' },
  ]),
  async play({ canvas }) {
    for (const text of ['$1,680.00', '$0.045', 'Price unavailable']) await expect(canvas.getByText(text)).toBeVisible()
  },
})
