import { keyframes, style } from '@vanilla-extract/css'
import { focusRingInside, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, motion, space } from '#src/design-system/theme/tokens.css.ts'
import { lettering } from '#src/design-system/theme/mixins.css.ts'

export const carousel = style({ position: 'relative', touchAction: 'pan-y pinch-zoom' })

export const stage = style({ display: 'grid' })

const fade = keyframes({ from: { opacity: 0.2 } })

export const slide = style({
  display: 'grid',
  minWidth: 0,
  // `display: none` keeps the browser from loading the lazy pictures of hidden slides.
  selectors: { '&[inert]': { display: 'none' }, '&:focus-visible': focusRingInside },
})

/** Used only after the slide has changed, because fading in the first slide would delay the largest contentful paint. */
export const fadeIn = style({ animation: `${fade} ${vars.motion.steady} ${motion.easing}` })

/** On small screens, the bar is below the slide. On larger screens, the bar covers the lower edge of the slide. */
export const controlBar = style({
  paddingBlockEnd: space[32],
  '@media': {
    [media.medium]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      paddingBlockEnd: '40px', // raw: the arrows' distance from the picture's edge
      pointerEvents: 'none',
    },
  },
})

/** On a photograph, the arrow buttons need lighter borders than other controls. */
export const controls = style({
  vars: { [vars.color.control]: 'color-mix(in oklab, currentColor 64%, transparent)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  pointerEvents: 'auto',
})

export const slideMarks = style({ display: 'flex', flex: '1 1 auto', gap: space[8] })

/** A line that represents a slide. The line is a border, so that it is visible in forced-colours mode too. */
export const slideMark = style({
  flex: '0 1 72px', // raw: the preferred length of a mark
  borderBlockEnd: hairline.current,
  paddingBlockEnd: `calc(${lineWidth.bar} - ${lineWidth.hairline})`,
  opacity: 0.5,
})

export const currentSlideMark = style({
  borderBlockEndWidth: lineWidth.bar,
  borderColor: vars.color.accentText,
  paddingBlockEnd: 0,
  opacity: 1,
})

export const slideNumber = style([
  lettering,
  {
    paddingInline: space[8],
    fontSize: font.size.large,
    letterSpacing: font.letterSpacing.column,
    whiteSpace: 'nowrap',
  },
])
