import { ButtonLink, type ButtonLinkProps } from '#src/design-system/components/ButtonLink.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: ButtonLinkProps = { children: 'EXPLORE NOW', to: '/parts', arrow: true }

const meta = preview.meta({
  title: 'Components/ButtonLink',
  component: ButtonLink,
  parameters: { layout: 'padded' },
  args,
})

export const Variants = meta.story({
  render: variants(ButtonLink, [
    args,
    { children: 'COLLECTIONS', to: '/parts', tone: 'secondary' },
    { children: 'Purchase Now', to: '/parts', arrow: true, size: 'small' },
    { children: 'EXPLORE NOW', to: '/parts', arrow: true, stretch: true },
  ]),
})
