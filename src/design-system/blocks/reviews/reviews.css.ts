import { style } from '@vanilla-extract/css'
import { surface } from '#src/design-system/components/layout.css.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { condensed } from '#src/design-system/theme/mixins.css.ts'
import { font, media, motion, size, space } from '#src/design-system/theme/tokens.css.ts'

export const card = style([
  surface,
  {
    gap: space[16],
    height: '100%',
    // Stacked combining characters must not overflow the card (STATE-11).
    overflow: 'clip',
    overflowWrap: 'anywhere',
  },
])

/** Reserves space for the figures, because their code loads after the reviews and would otherwise move them. */
export const figures = style({ minHeight: '320px', '@media': { [media.medium]: { minHeight: '220px' } } }) // raw: the height of the figures

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  minHeight: space[48],
})

/** The glyph fills only the upper fifth of its line, so the fixed height crops the rest. */
export const quotationMark = style([
  condensed,
  {
    height: '40px', // raw: the height of the glyph
    marginBlockStart: '-0.19em', // raw: removes the space above the glyph
    color: vars.color.ink,
    fontSize: '160px', // raw: an ornament that is not in the type scale
    lineHeight: 1,
    userSelect: 'none',
  },
])

export const quote = style({ flex: 1, fontSize: font.size.large })

export const client = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  borderBlockStart: hairline.line,
  paddingBlockStart: space[16],
})

export const clientDetails = style({ minWidth: 0 })

export const excerpt = style({ display: 'flex', justifyContent: 'space-between', columnGap: space[12], minWidth: 0 })

/** The padding aligns the first line with the button. */
export const text = style({
  minWidth: 0,
  paddingBlock: `calc((${size.target} - 1lh) / 2)`,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
})

export const button = style({
  flex: 'none',
  height: size.target,
  transition: `rotate ${vars.motion.steady} ${motion.easing}`,
})
export const openIcon = style({ rotate: '180deg' })

/** A media query for screens on which a single review fills most of the window. */
export const smallScreen = media.belowMedium
