import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { tickColor, ticks as marks } from '#src/design-system/theme/ticks.css.ts'
import { size as measure, space } from '#src/design-system/theme/tokens.css.ts'

const ground = createVar()

export const frame = style({
  vars: { [ground]: vars.color.studio },
  position: 'relative',
  overflow: 'hidden',
  background: ground,
  color: vars.color.inkMuted,
})

export const ratio = styleVariants({
  square: { aspectRatio: '1' },
  scene: { aspectRatio: '4 / 3' },
  wide: { aspectRatio: '2 / 1' },
  cover: { height: '100%', background: 'none' },
})

export const size = styleVariants({
  fill: { width: '100%' },
  thumbnail: { flex: 'none', width: measure.thumbnail },
})

export const ticks = marks

/** There is a photograph: its studio is light in both themes, and so is what lies on it. */
export const shown = style({ vars: { [ground]: vars.picture.studio, [tickColor]: vars.picture.tick } })

export const image = style({ width: '100%', height: '100%', objectFit: 'cover', filter: vars.picture.filter })

/** Which part of a picture stays in sight where its place is narrower than it is. */
export const focus = styleVariants({
  center: {},
  /** From the left third on: at the side of a headline. */
  left: { '@media': { [media.medium]: { objectPosition: '8% 50%' }, [media.large]: { objectPosition: '0% 50%' } } },
  right: {
    objectPosition: '82% 50%',
    '@media': { [media.medium]: { objectPosition: '40% 50%' }, [media.large]: { objectPosition: '60% 50%' } },
  },
})

globalStyle(`${frame} > picture`, { display: 'contents' })

const afterTick = '18px' // raw: where the corner tick ends

/** In a row of three on a small page the part reaches under its label, which then stands on a plate of the ground. */
export const figure = style({
  position: 'absolute',
  top: afterTick,
  left: afterTick,
  paddingInline: space[4],
  '@media': { [media.medium]: { background: ground }, [media.large]: { background: 'none' } },
})
export const figureOnPhoto = style({ color: vars.picture.ink })
