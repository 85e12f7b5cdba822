import { Heading, type HeadingProps } from '#src/design-system/components/Heading.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: HeadingProps = { level: 2, size: 'section', children: 'Ventilated brake rotor 345 mm' }

const meta = preview.meta({ title: 'Components/Heading', component: Heading, args })

export const Variants = meta.story({
  render: renderVariants(Heading, [
    { level: 2, size: 'display', children: 'Forged to turn' },
    { level: 3, size: 'card', children: 'The heading of a card' },
    { level: 3, size: 'small', children: 'The smallest heading' },
  ]),
})
