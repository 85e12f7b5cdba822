import { expect } from 'storybook/test'
import { Row } from '#src/design-system/components/Row.tsx'
import { Surface } from '#src/design-system/components/Surface.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Row',
  component: Row,
  parameters: { layout: 'padded' },
  args: {
    children: ['One', 'Two', 'Three'].map((text) => (
      <Surface key={text} padding={12}>
        {text}
      </Surface>
    )),
  },
})

export const FromTheStart = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('One').parentElement).toHaveStyle({ flexWrap: 'wrap' })
  },
})
export const Apart = meta.story({ args: { justify: 'between' } })
export const AtTheEnd = meta.story({ args: { justify: 'end', gap: 8 } })
export const OnOneLine = meta.story({
  args: { wrap: false },
  async play({ canvas }) {
    await expect(canvas.getByText('One').parentElement).toHaveStyle({ flexWrap: 'nowrap' })
  },
})
