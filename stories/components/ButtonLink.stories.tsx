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
    const link = canvas.getByRole('link', { name: 'EXPLORE NOW' })
    await expect(link).toHaveAttribute('href', '/parts')
    await expect(link.querySelector('svg')).not.toBeNull()
  },
})
export const Secondary = meta.story({
  render: ({ to }) => (
    <ButtonLink to={to} tone="secondary">
      COLLECTIONS
    </ButtonLink>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link').querySelector('svg')).toBeNull()
  },
})
export const Small = meta.story({ args: { size: 'small', children: 'Purchase Now' } })
export const Stretched = meta.story({ args: { stretch: true } })
