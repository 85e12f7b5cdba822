import { expect } from 'storybook/test'
import { Page } from '#src/design-system/components/Page.tsx'
import { Surface } from '#src/design-system/components/Surface.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  args: { children: <Surface padding={24}>Content</Surface> },
})

export const Content = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Content')).toBeVisible()
  },
})
export const Narrow = meta.story({ args: { width: 'narrow' } })
export const Form = meta.story({ args: { width: 'form' } })
export const WithoutRoom = meta.story({ args: { space: 'none' } })
