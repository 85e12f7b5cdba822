import { Money, type MoneyProps } from '#src/design-system/components/Money.tsx'
import { variants } from '#stories/support/frames.tsx'
import { sees } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const args: MoneyProps = { price: 0.045, unavailable: 'Price unavailable' }

const meta = preview.meta({ title: 'Components/Money', component: Money, parameters: { layout: 'padded' }, args })

export const Variants = meta.story({
  render: variants(Money, [
    { cents: 168000, unavailable: '' },
    { cents: 31250, size: 'medium', unavailable: '' },
    { cents: 8400, size: 'large', unavailable: '' },
    { cents: 0, unavailable: '' },
    { cents: null, unavailable: 'Price unavailable' },
  ]),
  play: sees('$1,680.00', '$0.045', 'Price unavailable'),
})
