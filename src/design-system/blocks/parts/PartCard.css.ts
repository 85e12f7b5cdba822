import { globalStyle, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { clampRule, movesTicksInwards } from '#src/design-system/theme/mixins.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** On small screens, the picture is beside name and facts, so that two cards are in view. On larger screens, it is above. */
export const card = style([
  movesTicksInwards,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${size.cardPicture} minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    alignContent: 'start',
    columnGap: space[16],
    rowGap: space[8],
    height: '100%',
    border: hairline.line,
    padding: space[12],
    background: vars.color.surface,
    // A word of 10,000 letters must not widen the page (STATE-11).
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: { display: 'flex', flexDirection: 'column', minWidth: 0, gap: 0, padding: 0 } },
  },
])

/** Hidden in an outdated snapshot. If the URL selects other parts than the snapshot, the whole card is hidden (DATA-20). */
export const hiddenIfOutdated = style({ selectors: { '[data-snapshot=outdated] &': { visibility: 'hidden' } } })
globalStyle(`[data-snapshot=hidden] ${card}`, { visibility: 'hidden' })

export const picture = style({
  gridRow: 'span 2',
  '@media': { [media.medium]: { padding: `${space[12]} ${space[12]} 0` } },
})

export const body = style({
  display: 'contents',
  '@media': {
    [media.medium]: {
      display: 'flex',
      flex: 1,
      flexDirection: 'column',
      gap: space[8],
      margin: `${space[16]} ${space[16]} ${space[16]}`,
    },
    [media.large]: { marginInline: space[24] },
  },
})

const wholeRow = { gridColumn: '1 / -1' }
/** Spans both columns of a card on small screens, below the picture. */
export const wholeWidth = style(wholeRow)
globalStyle(`${wholeWidth} a`, { whiteSpace: 'nowrap' })
export const facts = style({
  '@media': { [media.narrow]: wholeRow },
})

/** Truncated to three lines. The title attribute contains the whole name. */
export const name = style({
  ...clampRule,
  WebkitLineClamp: 3,
  // In narrow cards most names have two lines. A shorter name takes up as much space, so that the facts of a row align.
  selectors: {
    'li:not(:only-child) &': { '@media': { [`${media.medium} and ${media.belowLarge}`]: { minHeight: '2lh' } } }, // raw: two lines
  },
})

/** For scripts such as Arabic, Bangla and Thai, whose strokes reach so far below the line that `name` would cut them off. */
export const tallName = style({ lineHeight: 1.5 })

/** The price and the action, at the bottom of the card. */
export const foot = style({
  ...wholeRow,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: space[4],
})

/**
 * The price is beside the action if both fit, and above it otherwise. The flex basis is 0 if both fit, otherwise more than a
 * line. A container query would take a slow phone as much time as the rest of the card.
 */
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 99_999,
  flexBasis: 'calc((316px - 100%) * 999)', // raw: below 316 px, price and action don't fit side by side
  minWidth: 0,
})

/** As wide as its label beside the price, or as wide as the card below the price. */
export const action = style({ display: 'grid', flexGrow: 1 })

// Only one button in view is filled. If three cards share a row, only the button of the hovered or focused card is filled.
globalStyle(`${card}:not(:focus-within, :hover) ${action} > a`, {
  '@media': {
    [media.medium]: { borderColor: vars.color.control, background: 'transparent', color: vars.color.ink },
  },
})
