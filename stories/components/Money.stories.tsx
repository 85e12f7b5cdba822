import { Money, type MoneyProps } from '#src/design-system/components/Money.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import { expectText } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const args: MoneyProps = { cents: 168000, fallback: 'Price unavailable' }

const meta = preview.meta({ title: 'Components/Money', component: Money, args })

export const Variants = meta.story({
  render: renderVariants(Money, [
    { cents: 8400, size: 'large' },
    { cents: undefined, price: 0.045 },
    { cents: 0 },
    { cents: null },
  ]),
  play: expectText('$1,680.00', '$0.045', 'Price unavailable'),
})
