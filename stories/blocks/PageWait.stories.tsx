import { expect } from 'storybook/test'
import { PageWait } from '#src/design-system/blocks/PageWait.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/PageWait', component: PageWait })

export const Waiting = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page')
  },
})
