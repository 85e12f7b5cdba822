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

export const Three = meta.story()
export const Two = meta.story({ args: { columns: 2 } })
export const Sidebar = meta.story({ args: { columns: 'sidebar' } })
export const Sheet = meta.story({ args: { columns: 'sheet' } })
export const Form = meta.story({ args: { columns: 'form' } })
