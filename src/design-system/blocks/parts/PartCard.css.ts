import { globalStyle, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { clampRule, movesTicksInwards } from '#src/design-system/theme/mixins.css.ts'
import { media, size, space } from '#src/design-system/theme/tokens.css.ts'

/** On small screens, the picture is beside name and facts, so that two cards are in view. On larger screens, it is above them. */
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

/** Hides facts of an outdated snapshot. If the URL selects parts that the snapshot lacks, the whole card is hidden (DATA-20). */
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

const fullRowRule = { gridColumn: '1 / -1' }
/** Spans both columns of a card on small screens, below the picture. */
export const fullRow = style(fullRowRule)
globalStyle(`${fullRow} a`, { whiteSpace: 'nowrap' })
export const facts = style({
  '@media': { [media.narrow]: fullRowRule },
})

/** Truncated to three lines. The title attribute contains the whole name. */
export const name = style({
  ...clampRule,
  WebkitLineClamp: 3,
  // In narrow cards, most names have two lines. Shorter names reserve the same height, so that the facts line up across cards.
  selectors: {
    'li:not(:only-child) &': { '@media': { [`${media.medium} and ${media.belowLarge}`]: { minHeight: '2lh' } } }, // raw: two lines
  },
})

/** For scripts such as Arabic, Bangla and Thai, whose strokes reach so far below the baseline that `name` would cut them off. */
export const tallName = style({ lineHeight: 1.5 })

/** The price and the action, at the bottom of the card. */
export const footer = style({
  ...fullRowRule,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: space[4],
})

/**
 * Places the price beside the action if both fit, and above the action otherwise. The flex basis is 0 if both fit, and wider
 * than the card if not. A container query would double the rendering time of a card on a slow phone.
 */
export const price = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 99_999,
  flexBasis: 'calc((316px - 100%) * 999)', // raw: below 316 px, price and action don't fit side by side
  minWidth: 0,
})

/** Beside the price, the action is as wide as its label; below the price, it is as wide as the card. */
export const action = style({ display: 'grid', flexGrow: 1 })

// Only one button in view may be filled. With three cards in a row, it is the button of the hovered or focused card.
globalStyle(`${card}:not(:focus-within, :hover) ${action} > a`, {
  '@media': {
    [media.medium]: { borderColor: vars.color.control, background: 'transparent', color: vars.color.ink },
  },
})
