import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { layer, media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { movesTicksInwards, bottomInset } from '#src/design-system/theme/mixins.css.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'

/** The picture stays in view while a long form scrolls. */
export const picture = style([
  movesTicksInwards,
  {
    '@media': {
      [media.medium]: { position: 'sticky', insetBlockStart: `calc(${size.bar} + ${space[24]})`, alignSelf: 'start' },
    },
  },
])

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const form = style({ display: 'grid', gap: space[16] })
// Keeps a focused control from being scrolled behind the `checkout` bar.
globalStyle(`${form} :is(a, button, input)`, { '@media': { [media.belowMedium]: { scrollMarginBlockEnd: space[96] } } })

export const fieldPairs = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[16],
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** The total and the PURCHASE button. On phones, both are in a bar at the bottom of the window while the form is in view. */
export const checkout = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [media.belowMedium]: {
      position: 'sticky',
      zIndex: layer.sticky,
      insetBlockEnd: fallbackVar(bottomInset, '0px'),
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[12],
      marginInline: `-${space[16]}`,
      borderBlockStart: hairline.line,
      padding: `${space[12]} ${space[16]}`,
      background: vars.color.background,
    },
  },
})
// A long button label or a large total wraps to a line of its own.
globalStyle(`${checkout} > *`, {
  '@media': { [media.belowMedium]: { flex: '1 0 auto', width: 'auto', maxWidth: '100%' } },
})

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  '@media': {
    [media.belowMedium]: { display: 'grid', gap: 0 },
    [media.medium]: { borderBlockStart: hairline.ink, paddingBlockStart: space[16] },
  },
})
