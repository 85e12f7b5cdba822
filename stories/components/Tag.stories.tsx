import { Tag, type TagProps } from '#src/design-system/components/Tag.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: TagProps = { tone: 'success', children: 'Shipped' }

const meta = preview.meta({ title: 'Components/Tag', component: Tag, args })

export const Variants = meta.story({
  render: renderVariants(Tag, [
    { tone: 'neutral', children: 'unpaid' },
    { tone: 'info', children: 'Pending' },
  ]),
})
