import { style } from '@vanilla-extract/css'
import { lineWidth, media, room, size, space, underlineOffset } from '#src/design-system/theme/tokens.css.ts'
import { screenOnly } from '#src/design-system/theme/looks.css.ts'

/** In one column (payment.css.ts) the picture is small: the card form below it should be visible. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: `${space[96]} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[16],
  '@container': { [room.columns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] } },
  '@media': { [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Not printed on a receipt. */
export const picture = screenOnly

/** Wide enough for most names; long e-mail addresses break at the @ first. */
export const customer = style({ minWidth: '136px', overflowWrap: 'anywhere' }) // raw: names wrap between words

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minWidth: '176px', // raw: the picture, and long words of a part's name
  overflowWrap: 'anywhere',
})

/** The part's name and picture, when they open the order. */
export const itemLink = style([
  item,
  {
    textDecoration: 'underline',
    textUnderlineOffset: underlineOffset,
    '@media': {
      [media.hover]: { ':hover': { textDecorationThickness: lineWidth.strong } },
      [media.print]: { textDecoration: 'none' },
    },
  },
])

/** What else a paid order offers: on one line, as wide as it is. */
export const offers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space[16],
  width: 'max-content',
  maxWidth: size.column,
  // The room around their labels is target enough: below them as much space as above the row's first line.
  marginBlockEnd: `-${space[12]}`,
  marginInlineStart: 'auto',
})
