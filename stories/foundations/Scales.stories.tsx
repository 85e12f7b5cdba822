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

/** The values that the theme allows, with their names. */
const meta = preview.meta({
  title: 'Foundations/Scales',
  component: Grid,
  args: { columns: 3, gap: 24, children: null },
})

/** @returns a render function for a grid of labelled samples */
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

/** @returns "16 px", or a range if the size grows with the window */
function formatSize(size: string): string {
  const lengths = [...size.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
  const [smallest, largest] = [Math.min(...lengths), lengths.at(-1)]
  return smallest === largest ? `${largest} px` : `${smallest} to ${largest} px, with the window`
}

/** Barlow Condensed 600 in capitals for headings, Archivo 400, 500 and 650 for everything else. */
export const Type = meta.story({
  render: renderSamples(sizes, (name) => (
    <div className={css.sizes[name]}>{`Brake rotor, ${formatSize(font.size[name])}`}</div>
  )),
})

/** The only spacing values, on a 4 px base. */
export const Steps = meta.story({
  render: renderSamples(Object.keys(space).map(Number) as Space[], (step) => <div className={css.bars[step]} />),
})

/** Hover a track to move its block. With reduced motion it jumps. */
export const Motion = meta.story({
  render: renderSamples(['quick', 'steady'] as const, (name) => (
    <div className={css.track}>
      <div className={css.movers[name]}>{motion[name]}</div>
    </div>
  )),
})

export const Icons = meta.story({
  render: renderSamples(Object.keys(iconPaths) as IconName[], (name) => <Icon name={name} />),
})

const drawings = ['disc', 'scene', 'empty', 'error', 'missing', 'offline', 'locked'] as const

export const Drawings = meta.story({
  render: renderSamples(drawings, (name) => <Drawing name={name} space="figure" />),
})

const ownPictures = new Map<string, PictureSource>(Object.entries(pictures))

/** The photographs that are part of the app. The photographs of parts come from the server. */
export const Photographs = meta.story({
  render: renderSamples([...ownPictures.keys()], (name) => (
    <Picture src={ownPictures.get(name) ?? null} alt={name} priority />
  )),
})
