import type { ReactNode } from 'react'
import { Drawing } from '#src/design-system/components/Drawing.tsx'
import { FigureLabel } from '#src/design-system/components/Heading.tsx'
import { Grid } from '#src/design-system/components/layout.tsx'
import { Icon, type IconName, iconPaths } from '#src/design-system/components/Icon.tsx'
import { Picture, type PictureSource } from '#src/design-system/components/Picture.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { font, motion, space, type Space } from '#src/design-system/theme/tokens.css.ts'
import * as css from '#stories/foundations/foundations.css.ts'
import preview from '#storybook/preview.tsx'

/** All sizes, distances, durations, icons and pictures of the theme, with their names. */
const meta = preview.meta({
  title: 'Foundations/Scales',
  component: Grid,
  args: { columns: 3, gap: 24, children: null },
})

/** Creates a render function for a grid of samples, each with its name. */
const renderSamples =
  <Name extends string | number>(names: readonly Name[], renderSample: (name: Name) => ReactNode) =>
  () => (
    <Grid columns={3} gap={24}>
      {names.map((name) => (
        <div key={name}>
          {renderSample(name)}
          <FigureLabel>{name}</FigureLabel>
        </div>
      ))}
    </Grid>
  )

const sizes = Object.keys(font.size) as (keyof typeof font.size)[]

/** Formats a font size as "16 px", or as a range if the size depends on the width of the window. */
function formatSize(size: string): string {
  const lengths = [...size.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
  // In `clamp(minimum, preferred, maximum)`, the preferred size may contain a smaller length than the minimum.
  const [smallest, largest] = [lengths[0], lengths.at(-1)]
  return smallest === largest ? `${largest} px` : `${smallest} to ${largest} px, with the window`
}

/** Headings use Barlow Condensed 600 in capitals. All other text uses Archivo 400, 500 or 650. */
export const Type = meta.story({
  render: renderSamples(sizes, (name) => (
    <div className={css.sizes[name]}>{`Brake rotor, ${formatSize(font.size[name])}`}</div>
  )),
})

/** All distances of the theme. Each is a multiple of 4 px. */
export const Steps = meta.story({
  render: renderSamples(Object.keys(space).map(Number) as Space[], (step) => <div className={css.bars[step]} />),
})

/** Hover over a track to move the block in it. With reduced motion, the block jumps. */
export const Motion = meta.story({
  render: renderSamples(['quick', 'steady'] as const, (name) => (
    <div className={css.track}>
      <div className={css.movingBlocks[name]}>{motion[name]}</div>
    </div>
  )),
})

export const Icons = meta.story({
  render: renderSamples(Object.keys(iconPaths) as IconName[], (name) => <Icon name={name} />),
})

const drawingNames = ['disc', 'scene', 'empty', 'error', 'missing', 'offline', 'locked'] as const

export const Drawings = meta.story({
  render: renderSamples(drawingNames, (name) => <Drawing name={name} placement="figure" />),
})

const pictureByName = new Map<string, PictureSource>(Object.entries(pictures))

/** The photographs that are part of the app. The photographs of parts come from the server. */
export const Photographs = meta.story({
  render: renderSamples([...pictureByName.keys()], (name) => (
    <Picture src={pictureByName.get(name) ?? null} alt={name} priority />
  )),
})
