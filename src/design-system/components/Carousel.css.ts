import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRingInside, hairline } from '#src/design-system/theme/lines.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'
import { fontSize, letterSpacing, lineWidth, motion, space } from '#src/design-system/theme/tokens.css.ts'

/** Sideways is a swipe, up and down scrolls the page. */
export const carousel = style({ position: 'relative', touchAction: 'pan-y pinch-zoom' })

export const stage = style({ display: 'grid' })

const appear = keyframes({ from: { opacity: 0.2 } })

export const slide = style({
  display: 'grid',
  minWidth: 0,
  // Not even loaded before they are asked for: a hidden lazy picture is no request.
  selectors: { '&[inert]': { display: 'none' }, '&:focus-visible': focusRingInside },
})

/** Not on the first view, where it would only hold back the largest picture. */
export const arriving = style({ animation: `${appear} ${vars.motion.steady} ${motion.easing}` })

/** Under the slide on small screens; on its lower edge from medium on. */
export const bar = style({
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

/** Over a photograph the arrows' edges have to be lighter than a control's. */
export const controls = style({
  vars: { [vars.color.control]: 'color-mix(in oklab, currentColor 64%, transparent)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  pointerEvents: 'auto',
})

export const marks = style({ display: 'flex', flex: '1 1 auto', gap: space[8] })

/** A hairline per slide. Drawn as a border, which forced colours keep. */
export const mark = style({
  flex: '0 1 72px', // raw: the length of a mark, where there is room
  borderBlockEnd: hairline.current,
  paddingBlockEnd: `calc(${lineWidth.bar} - ${lineWidth.hairline})`,
  opacity: 0.5,
})

export const current = style({
  borderBlockEndWidth: lineWidth.bar,
  borderColor: vars.color.accentText,
  paddingBlockEnd: 0,
  opacity: 1,
})

export const index = style([
  lettering,
  { paddingInline: space[8], fontSize: fontSize.large, letterSpacing: letterSpacing.column, whiteSpace: 'nowrap' },
])
