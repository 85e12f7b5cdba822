import { expect } from 'storybook/test'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Surface } from '#src/design-system/components/Surface.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  parameters: { layout: 'padded' },
  args: {
    children: ['One', 'Two', 'Three'].map((text) => (
      <Surface key={text} padding={12}>
        {text}
      </Surface>
    )),
  },
})

export const Stretched = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('One').parentElement).toHaveStyle({ flexDirection: 'column' })
  },
})
export const Tight = meta.story({ args: { gap: 4 } })
export const AtTheStart = meta.story({ args: { align: 'start', gap: 24 } })
