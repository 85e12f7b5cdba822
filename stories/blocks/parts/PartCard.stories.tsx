import { expect } from 'storybook/test'
import { makePart } from '#mocks/seed/builders.ts'
import { PartCard, type PartCardProps } from '#src/design-system/blocks/parts/PartCard.tsx'
import { toPart } from '#src/domain/part.ts'
import { onPage } from '#stories/support/frames.tsx'
import { sees } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const args: PartCardProps = { part: toPart(makePart()), number: 1, level: 2 }

const meta = preview.meta({
  title: 'Blocks/PartCard',
  component: PartCard,
  args,
  decorators: [onPage('form')],
})

export const Buyable = meta.story({
  async play({ canvas }) {
    await sees('20 pcs', '480 pcs', '$84.00', 'per piece')({ canvas })
    const link = canvas.getByRole('link', { name: 'Purchase Now' })
    await expect(link).toHaveAttribute('href', '/purchase/brake-rotor-345')
    await expect(link).toHaveAccessibleDescription('Ventilated brake rotor 345 mm')
  },
})
