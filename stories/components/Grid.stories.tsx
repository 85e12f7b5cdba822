import { expect } from 'storybook/test'
import { Grid, type GridProps } from '#src/design-system/components/Grid.tsx'
import { Surface } from '#src/design-system/components/Surface.tsx'
import preview from '#storybook/preview.tsx'

const args: GridProps = {
  columns: 3,
  children: ['One', 'Two', 'Three', 'Four'].map((text) => (
    <Surface key={text} padding={24}>
      {text}
    </Surface>
  )),
}

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  parameters: { layout: 'padded' },
  args,
})

export const Three = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvasElement).toHaveTextContent('OneTwoThreeFour')
  },
})
export const Two = meta.story({ args: { columns: 2 } })
export const Sidebar = meta.story({ args: { columns: 'sidebar' } })
export const Sheet = meta.story({ args: { columns: 'sheet' } })
export const Form = meta.story({ args: { columns: 'form' } })
export const List = meta.story({
  args: { as: 'ul', gap: 48, children: ['One', 'Two'].map((text) => <li key={text}>{text}</li>) },
  async play({ canvas }) {
    await expect(canvas.getByRole('list')).toHaveStyle({ gap: '48px' })
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
  },
})
