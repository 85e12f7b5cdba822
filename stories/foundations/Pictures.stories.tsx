import { Grid } from '#src/design-system/components/Grid.tsx'
import { Picture, type PictureSource } from '#src/design-system/components/Picture.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import preview from '#storybook/preview.tsx'

const own: [string, PictureSource][] = Object.entries(pictures)

const meta = preview.meta({
  title: 'Foundations/Pictures',
  component: Picture,
  parameters: { layout: 'padded' },
  args: { src: null, alt: '' },
})

/** The shop's own photographs; those of parts come from the server. */
export const Own = meta.story({
  render: () => (
    <Grid columns={3}>
      {own.map(([name, src]) => (
        <Picture
          key={name}
          src={src}
          alt={name}
          ratio={src.width === 2 * src.height ? 'wide' : 'scene'}
          ticks
          figure={name}
          priority
        />
      ))}
    </Grid>
  ),
})
