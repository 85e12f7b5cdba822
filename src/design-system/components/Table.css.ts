import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline, leader } from '#src/design-system/theme/lines.css.ts'
import { media, room } from '#src/design-system/theme/media.css.ts'
import { lettering, outOfSight, visuallyHidden } from '#src/design-system/theme/text.css.ts'
import {
  fontSize,
  fontWeight,
  inset,
  layer,
  letterSpacing,
  lineHeight,
  size,
  space,
} from '#src/design-system/theme/tokens.css.ts'

/**
 * Cards or table is decided by the room the table gets: in less than `room.cards` allows, the widest list would not fit. Paper always gets the table.
 */
const asCards = (rule: NonNullable<StyleRule['@container']>[string]): Pick<StyleRule, '@media'> => ({
  '@media': { [media.screen]: { '@container': { [room.cards]: rule } } },
})

/** Room for one more column in a narrow table, and on paper. */
const closer: StyleRule = {
  '@container': { [room.tightTable]: { paddingInline: space[12] } },
}
const closest = { paddingInline: space[8] }

export const container = style({ containerType: 'inline-size' })

export const table = style({
  width: '100%',
  background: vars.color.surface,
  // The last row closes the frame.
  border: hairline.line,
  borderBottom: 0,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.compact,
  fontVariantNumeric: 'tabular-nums',
  ...asCards({ display: 'block', background: 'none', border: 0 }),
})

export const caption = visuallyHidden

/** Among cards it is still there for those who hear the page. */
export const head = style(asCards(outOfSight))

export const header = style([
  lettering,
  {
    position: 'sticky',
    zIndex: layer.sticky,
    top: size.bar,
    padding: `${inset.control} ${space[16]}`,
    background: vars.color.surface,
    color: vars.color.inkMuted,
    borderBottom: hairline.ink,
    letterSpacing: letterSpacing.column,
    whiteSpace: 'nowrap',
    ...closer,
    '@media': { [media.print]: { ...closest, position: 'static' } },
  },
])

export const body = style(asCards({ display: 'grid', gap: space[16] }))
// What gets the focus from below comes to stand under the sticky header, not behind it.
globalStyle(`${body} :is(a, button)`, { scrollMarginBlockStart: space[32] })

/** Rows come and go above; the browser may not scroll after them as well. */
export const placed = style({ overflowAnchor: 'none' })

export const row = style({
  breakInside: 'avoid',
  ...asCards({
    display: 'grid',
    gap: space[8],
    padding: space[16],
    background: vars.color.surface,
    border: hairline.line,
  }),
})

/** Among cards it has a gap on either side, and one is part of it already. */
export const leftOut = style({
  '@media': {
    ...asCards({ display: 'block', marginBlockStart: `-${space[16]}` })['@media'],
    [media.print]: { display: 'none' },
  },
})

export const spacer = style({ padding: 0, ...asCards({ display: 'block' }) })

/** Words keep their contrast while they wait: only what they stand on changes. */
export const busy = style({ background: vars.color.paper, cursor: 'progress' })

export const cell = style({
  height: size.row,
  padding: `${inset.cell} ${space[16]}`,
  borderBottom: hairline.line,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  ...closer,
  '@media': {
    ...asCards({ display: 'block', height: 'auto', minWidth: 0, padding: 0, border: 0, textAlign: 'start' })['@media'],
    [media.print]: closest,
  },
})

export const align = styleVariants({
  start: { textAlign: 'start' },
  // A figure is never torn from its unit; on a card it may be.
  end: { textAlign: 'end', overflowWrap: 'normal', whiteSpace: 'nowrap', ...asCards({ whiteSpace: 'normal' }) },
})

/** Five figures from the first row on, for the columns must not move when they come; they take no more room than one. */
export const longIndex = style({ minWidth: `calc(5ch + ${space[12]})`, paddingInline: `${space[12]} 0` }) // raw: five figures

export const kind = styleVariants({
  index: asCards({ display: 'none' }),
  title: {
    fontWeight: fontWeight.medium,
    // A name may wrap, but not letter by letter.
    minWidth: '180px', // raw: room for the longest word of a name
    '@media': {
      ...asCards({ order: -1, minWidth: 0, paddingBottom: space[8], fontSize: fontSize.body })['@media'],
      [media.print]: { minWidth: '150px' }, // raw: what paper leaves it
    },
  },
  // On a card: label, dotted leader, value.
  plain: {
    ...asCards({
      display: 'flex',
      alignItems: 'baseline',
      gap: space[8],
      '::before': { content: 'attr(data-label)', flex: 'none', color: vars.color.inkMuted },
      '::after': leader,
    }),
  },
  // On a card: below its label, over the whole width.
  text: asCards({ '::before': { content: 'attr(data-label)', color: vars.color.inkMuted } }),
  actions: {
    // On paper buttons go by themselves; what else stands here (paid, with its reference) stays.
    width: '1%',
    whiteSpace: 'normal',
    ...asCards({ width: 'auto', paddingTop: space[8] }),
  },
})

export const value = style(asCards({ order: 2, minWidth: 0, textAlign: 'end' }))
