import { expect } from 'storybook/test'
import { Surface, type SurfaceProps } from '#src/design-system/components/Surface.tsx'
import preview from '#storybook/preview.tsx'

const args: SurfaceProps = { children: 'A card: surface and hairline, no shadow.', padding: 24 }

const meta = preview.meta({
  title: 'Components/Surface',
  component: Surface,
  parameters: { layout: 'padded' },
  args,
})

export const Padded = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText(/^A card/)).toHaveStyle({ padding: '24px' })
  },
})
export const WithoutPadding = meta.story({
  render: () => <Surface>Its content stands at the edge.</Surface>,
  async play({ canvas }) {
    await expect(canvas.getByText(/^Its content/)).toHaveStyle({ padding: '0px' })
  },
})
