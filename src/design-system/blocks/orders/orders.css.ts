import { style } from '@vanilla-extract/css'
import { lineWidth, media, container, size, space, underlineOffset } from '#src/design-system/theme/tokens.css.ts'
import { screenOnly } from '#src/design-system/theme/mixins.css.ts'

/** In one column (payment.css.ts) the picture is small, so that the card form below it is visible. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: `${space[96]} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[16],
  '@container': {
    [container.columns]: { gridTemplateColumns: `${size.summaryPicture} minmax(0, 1fr)`, gap: space[24] },
  },
  '@media': { [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Keeps the line breaks of the address. */
export const address = style({ whiteSpace: 'pre-line' })

/** Not printed on a receipt. */
export const picture = screenOnly

/** On a card long emails break at the @ first. */
export const customer = style({ lineHeight: 1.35, overflowWrap: 'anywhere' })

/** A status and what belongs to it, on one line. */
export const progress = style({ display: 'flex', alignItems: 'center', gap: space[8], whiteSpace: 'nowrap' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** The part's name and picture as a link that opens the order. */
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

/** The links of a paid order, on one line, as wide as they are. */
export const paidLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space[16],
  width: 'max-content',
  maxWidth: size.column,
  marginInlineStart: 'auto',
})

/** Beside the id, where the padding around its label takes no height. */
export const copyId = style({ marginBlock: `-${space[12]}` })
