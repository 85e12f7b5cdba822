import { expect } from 'storybook/test'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SectionHeading',
  component: SectionHeading,
  parameters: { layout: 'padded' },
  args: { children: 'AVAILABLE PARTS', note: '9 of 24' },
})

export const WithNote = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'AVAILABLE PARTS' })).toBeVisible()
    await expect(canvas.getByText('9 of 24')).toBeVisible()
  },
})
export const WithoutNote = meta.story({
  args: { note: null },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('span')).toBeNull()
  },
})
export const OfAPage = meta.story({ args: { level: 1, children: 'My Orders', note: '4 orders' } })
export const LongHeading = meta.story({
  args: { children: 'Manage Current Users and everything they are allowed to do' },
})
export const Small = meta.story({ globals: { viewport: { value: 'small' } } })
