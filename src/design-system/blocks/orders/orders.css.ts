import { style } from '@vanilla-extract/css'
import { lineWidth, media, container, size, space, underlineOffset } from '#src/design-system/theme/tokens.css.ts'

/** The picture is small in the one-column layout of payment.css.ts, so that the card form below stays in view. */
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

/** Long email addresses wrap on cards. */
export const customer = style({ lineHeight: 1.35, overflowWrap: 'anywhere' })

/** A status and “paid” side by side. A status that the app doesn't know may be long, so it wraps between words. */
export const statuses = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  overflowWrap: 'break-word',
  '@container': { [container.cards]: { overflowWrap: 'anywhere' } },
})

/** The name and picture of the part, as a link that opens the order. */
export const itemLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: size.target,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  '@media': {
    [media.hover]: { ':hover': { textDecorationThickness: lineWidth.strong } },
    [media.print]: { textDecoration: 'none' },
  },
})

/** The links of a paid order. They are on one line if they fit. */
export const paidLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space[16],
  width: 'max-content',
  maxWidth: size.statusColumn,
  marginInlineStart: 'auto',
})
