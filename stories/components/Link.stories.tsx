import { expect } from 'storybook/test'
import { Link } from '#src/design-system/components/Link.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  parameters: { layout: 'padded' },
  args: { children: 'Parts', to: '/parts', className: '' },
})

export const CurrentPage = meta.story({
  args: { 'aria-current': 'page' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/parts')
  },
})
