import { expect } from 'storybook/test'
import { getPictureUrl } from '#mocks/pictures.ts'
import { Grid } from '#src/design-system/components/layout.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  args: { src: getPictureUrl('rotor'), alt: 'Ventilated brake rotor', priority: true },
  render: (args) => (
    <Grid columns={3}>
      <Picture {...args} />
    </Grid>
  ),
})

export const Variants = meta.story({
  render: renderVariants(Picture, [
    { alt: 'With ticks and a figure', ticks: true, figure: 'Fig. 01' },
    { src: pictures.notFound, alt: 'A scene', ratio: 'scene' },
    { src: null, alt: 'A missing picture', ticks: true, figure: 'Fig. 02' },
    { src: null, alt: 'A missing scene', ratio: 'scene' },
    { src: getPictureUrl('turbo'), alt: '', size: 'thumbnail' },
    { src: null, alt: '', size: 'thumbnail' },
  ]),
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'With ticks and a figure' })).toHaveAttribute('fetchpriority', 'high')
    await expect(canvas.getByRole('img', { name: 'A missing picture' }).querySelector('svg')).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(5)
  },
})
