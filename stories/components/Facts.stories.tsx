import { expect } from 'storybook/test'
import { Facts } from '#src/design-system/components/Facts.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Facts',
  component: Facts,
  parameters: { layout: 'padded' },
  args: {
    items: [
      { term: 'Minimum Order', value: '20 pcs' },
      { term: 'Available Now', value: '480 pcs' },
      { term: 'Price per unit', value: '$84.00' },
    ],
  },
})

export const OfACard = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('480 pcs')
  },
})
export const OfAPage = meta.story({ args: { size: 'body' } })
export const LongValue = meta.story({
  args: {
    items: [
      { term: 'Address', value: 'Plot 27, Kalurghat Industrial Area, Chattogram 4212, Bangladesh' },
      { term: 'Transaction', value: 'pi_3Q9xK2'.repeat(8) },
    ],
  },
  globals: { viewport: { value: 'small' } },
})
