import { expect } from 'storybook/test'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/ButtonLink',
  component: ButtonLink,
  parameters: { layout: 'padded' },
  args: { children: 'EXPLORE NOW', to: '/parts', arrow: true },
})

export const Primary = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'EXPLORE NOW' })).toHaveAttribute('href', '/parts')
  },
})
export const Secondary = meta.story({ args: { tone: 'secondary', arrow: false, children: 'COLLECTIONS' } })
export const Small = meta.story({ args: { size: 'small', children: 'Purchase Now' } })
export const Stretched = meta.story({ args: { stretch: true } })
