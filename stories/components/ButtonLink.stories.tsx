import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/ButtonLink',
  component: ButtonLink,
  parameters: { layout: 'padded' },
  args: { children: 'EXPLORE NOW', to: '/parts', arrow: true },
})

export const Variants = meta.story({
  render: variants(ButtonLink, [
    { children: 'COLLECTIONS', to: '/parts', tone: 'secondary' },
    { children: 'Purchase Now', to: '/parts', arrow: true, size: 'small' },
    { children: 'EXPLORE NOW', to: '/parts', arrow: true, stretch: true },
  ]),
})
