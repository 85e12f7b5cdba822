import { expect, waitFor } from 'storybook/test'
import { pictureUrl } from '#mocks/pictures.ts'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Surface } from '#src/design-system/components/Surface.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  parameters: { layout: 'padded' },
  args: { src: pictureUrl('rotor'), alt: 'Ventilated brake rotor', priority: true },
  render: (args) => (
    <Grid columns={3}>
      <Picture {...args} />
    </Grid>
  ),
})

export const Plain = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('span')).toBeNull()
    const picture = canvas.getByRole('img', { name: 'Ventilated brake rotor' })
    await expect(picture).toHaveAttribute('loading', 'eager')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  },
})

/** The ticks move inwards by 4 px while the card is hovered or focused. */
export const TicksAndFigureOnACard = meta.story({
  args: { ticks: true, figure: 'Fig. 01' },
  render: (args) => (
    <Grid columns={3}>
      <Surface padding={12}>
        <Picture {...args} />
      </Surface>
    </Grid>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Fig. 01')).toBeVisible()
  },
})

export const Scene = meta.story({ args: { src: pictures.notFound, ratio: 'scene', alt: 'A wheel with a nut missing' } })
export const Wide = meta.story({ args: { src: pictures.heroWheels, ratio: 'wide', alt: 'A wheel' } })
export const Missing = meta.story({
  args: { src: null, ticks: true, figure: 'Fig. 02' },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Ventilated brake rotor' }).querySelector('svg')).toBeVisible()
  },
})
export const MissingScene = meta.story({ args: { src: null, ratio: 'scene' } })

export const Broken = meta.story({
  args: { src: 'data:image/avif;base64,AAAA' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'Ventilated brake rotor' })).toBeVisible()
  },
})

export const Thumbnails = meta.story({
  render: () => (
    <Row>
      <Picture src={pictureUrl('coilover')} alt="" size="thumbnail" priority />
      <Picture src={pictureUrl('turbo')} alt="" size="thumbnail" priority />
      <Picture src={null} alt="" size="thumbnail" />
    </Row>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
    await expect(canvasElement.querySelectorAll('[aria-hidden] > svg')).toHaveLength(1)
  },
})
