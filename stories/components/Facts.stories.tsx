import { Facts } from '#src/design-system/components/Facts.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Facts',
  component: Facts,
  parameters: { layout: 'padded' },
  args: {
    items: [
      { term: 'Minimum Order', value: '20 pcs' },
      { term: 'Available Now', value: '480 pcs' },
    ],
  },
})

export const Variants = meta.story({
  render: variants(Facts, [
    { size: 'body' },
    {
      items: [
        { term: 'Address', value: 'Plot 27, Kalurghat Industrial Area' },
        { term: 'Transaction', value: 'pi_3Q9xK2'.repeat(20) },
      ],
    },
  ]),
})
