import { expect } from 'storybook/test'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/FigureLabel',
  component: FigureLabel,
  parameters: { layout: 'padded' },
  args: { children: 'Fig. 03' },
})

export const Muted = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Fig. 03')).toBeVisible()
  },
})
export const Accent = meta.story({ args: { tone: 'accent', children: 'Brakes' } })
