import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { layer, media, size as measure, space } from '#src/design-system/theme/tokens.css.ts'
import { studioLight, tickColor, ticks as marks } from '#src/design-system/theme/mixins.css.ts'

const frameColor = createVar()

export const frame = style({
  vars: { [frameColor]: vars.color.studio },
  position: 'relative',
  overflow: 'hidden',
  background: frameColor,
  color: vars.color.inkMuted,
})

export const ratio = styleVariants({
  square: { aspectRatio: '1' },
  part: { aspectRatio: '1', '@media': { [media.medium]: { aspectRatio: '4 / 3' } } },
  scene: { aspectRatio: '4 / 3' },
  // The hero's photographs are already dark, so the dark theme needs no filter.
  cover: { height: '100%', background: 'none', vars: { [vars.picture.filter]: 'none' } },
})

export const size = styleVariants({
  fill: { width: '100%' },
  thumbnail: { flex: 'none', width: measure.thumbnail },
})

export const ticks = marks

/** The colours of labels and ticks on a photograph, whose background is light in both themes. */
export const withPhoto = style({ vars: { [frameColor]: vars.picture.studio, [tickColor]: vars.picture.tick } })

export const image = style({ width: '100%', height: '100%', objectFit: 'cover', filter: vars.picture.filter })

export const focalPoint = styleVariants({
  center: {},
  /** Crops the right side, so that the left side stays visible beside a headline. */
  left: { '@media': { [media.medium]: { objectPosition: '8% 50%' }, [media.large]: { objectPosition: '0% 50%' } } },
  right: {
    objectPosition: '82% 50%',
    '@media': { [media.medium]: { objectPosition: '40% 50%' }, [media.large]: { objectPosition: '60% 50%' } },
  },
})

globalStyle(`${frame} > picture`, { display: 'contents' })

/** The bootstrap script sets the attribute. Hiding lazy pictures delays them until the main picture has loaded (SPEED-3). */
globalStyle('[data-main-picture=loading] img[loading=lazy]', { display: 'none' })

const opaqueStops = `${vars.color.ink} 20%, ${vars.color.ink} 80%`
const edgeFadeStops = `transparent 12.5%, ${opaqueStops}, transparent 87.5%` // raw: where a square picture ends in a 4:3 frame

/** If the frame is wider than the picture, this fills the rest of the frame with the colours of the picture's edges. */
globalStyle(`${withPhoto}${ratio.part}::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  background: studioLight,
  filter: vars.picture.filter,
  // Browsers print gradients as white areas.
  '@media': { [media.print]: { display: 'none' } },
})
globalStyle(`${ratio.part} img`, {
  position: 'relative',
  objectFit: 'contain',
  // Blends the left and right edges of the picture with the studio light.
  '@media': { [media.medium]: { maskImage: `linear-gradient(90deg, ${edgeFadeStops})` } },
})

const tickEnd = '18px' // raw: the end of the corner tick

export const figure = style({ position: 'absolute', top: tickEnd, left: tickEnd, paddingInline: space[4] })
/** In a small picture, the label replaces the corner tick, because in the corner it covers the least of the part. */
globalStyle(`${ratio.part} ${figure}`, {
  '@media': {
    [media.belowLarge]: { zIndex: layer.sticky, top: 0, left: 0, paddingBlock: space[4], background: frameColor },
  },
})
globalStyle(`${ratio.part}::after`, { '@media': { [media.belowMedium]: { display: 'none' } } })

export const figureOnPhoto = style({ color: vars.picture.ink })
