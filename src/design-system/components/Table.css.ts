import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { hairline, dottedLeader, vars } from '#src/design-system/theme/contract.css.ts'
import { font, inset, layer, media, container, size, space } from '#src/design-system/theme/tokens.css.ts'
import {
  lettering,
  screenOnly as hiddenInPrint,
  visuallyHidden,
  visuallyHiddenRule,
} from '#src/design-system/theme/mixins.css.ts'

type MediaRule = NonNullable<StyleRule['@media']>[string]
type ContainerRule = NonNullable<StyleRule['@container']>[string]

/** Restricts a rule to cards, which replace the table in a narrow container. A printed table never becomes cards. */
const asCards = (rule: ContainerRule, printRule: MediaRule = {}) => ({
  '@media': { [media.screen]: { '@container': { [container.cards]: rule } }, [media.print]: printRule },
})

/** Restricts a rule to tables on a screen. It applies neither to cards nor in print. */
const asTable = (rule: ContainerRule) => ({
  '@media': { [media.screen]: { '@container': { [container.table]: rule } } },
})

const narrowPadding: StyleRule = {
  '@container': { [container.tightTable]: { paddingInline: space[8] } },
  selectors: {
    '&:first-child': { '@container': { [container.tightTable]: { paddingInlineStart: space[12] } } },
    '&:last-child': { '@container': { [container.tightTable]: { paddingInlineEnd: space[12] } } },
  },
}
const printPadding = { paddingInline: space[8] }

export const frame = style({ containerType: 'inline-size' })

export const table = style({
  width: '100%',
  background: vars.color.surface,
  // The border of the last row is the frame's lower edge.
  border: hairline.line,
  borderBottom: 0,
  fontSize: font.size.compact,
  lineHeight: font.lineHeight.compact,
  ...asCards({ display: 'block', background: 'none', border: 0 }),
})

export const caption = visuallyHidden
export const screenOnly = hiddenInPrint

export const head = style(asCards({ display: 'block' }))
globalStyle(`${head} > tr`, asCards({ display: 'block' }))

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
    letterSpacing: font.letterSpacing.column,
    whiteSpace: 'nowrap',
    ...narrowPadding,
    '@media': { [media.print]: { ...printPadding, position: 'static' } },
  },
])

/** Above cards, the text of the header is visually hidden. Controls in the header, such as "Select all", stay visible. */
export const headerText = style(asCards(visuallyHiddenRule))

export const body = style(asCards({ display: 'grid', gap: space[16] }))
// Keeps a focused element from being scrolled behind the sticky header. Cards have no sticky header.
globalStyle(`${body} :is(a, button, input)`, {
  scrollMarginBlockStart: space[32],
  ...asCards({ scrollMarginBlockStart: 0 }),
})

export const row = style({
  breakInside: 'avoid',
  ...asCards({
    display: 'grid',
    // The first line contains the checkbox of the row, if it has a checkbox, and the title.
    gridTemplateColumns: 'auto 1fr',
    rowGap: space[8],
    padding: space[16],
    background: vars.color.surface,
    border: hairline.line,
  }),
})

globalStyle(`${row}:hover`, {
  '@media': { [media.hover]: { background: `color-mix(in oklab, ${vars.color.surface} 97%, ${vars.color.ink})` } },
})
const selectedTint = `color-mix(in oklab, ${vars.color.surface} 88%, ${vars.color.accent})`
export const selectedRow = style({
  background: selectedTint,
  selectors: { '&&:hover': { background: selectedTint } },
})
export const busyRow = style({ background: vars.color.background, cursor: 'progress' })

export const cell = style({
  height: size.tableRow,
  padding: `${inset.cell} ${space[16]}`,
  borderBottom: hairline.line,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  ...narrowPadding,
  ...asCards(
    {
      display: 'block',
      gridColumn: '1 / -1',
      height: 'auto',
      minWidth: 0,
      padding: 0,
      border: 0,
      textAlign: 'start',
    },
    printPadding,
  ),
})

export const align = styleVariants({
  start: { textAlign: 'start' },
  // Keeps a number and its unit on one line, except on a card.
  end: { textAlign: 'end', overflowWrap: 'normal', whiteSpace: 'nowrap', ...asCards({ whiteSpace: 'normal' }) },
})

/** On a card: label, dotted leader, value. */
const cardLine: StyleRule = {
  display: 'flex',
  gap: space[8],
  '::before': { content: 'attr(data-label)', flex: 'none', color: vars.color.inkMuted },
  '::after': dottedLeader,
}

/** A selection cell is padded only at the start. The checkbox's click target fills the rest of the cell. */
const selectionPadding: StyleRule = {
  padding: `0 0 0 ${space[16]}`,
  '@container': { [container.tightTable]: { padding: `0 0 0 ${space[12]}` } },
}

export const kind = styleVariants({
  index: asCards({ display: 'none' }),
  title: {
    fontWeight: font.weight.medium,
    // A name wraps only between words, on lines of about equal length, so that a unit is never alone on the last line.
    textWrap: 'balance',
    minWidth: '176px', // raw: the width of the longest word in a name
    ...asCards(
      {
        order: -1,
        gridColumn: 2,
        alignSelf: 'center',
        minWidth: 0,
        paddingBottom: space[8],
        fontSize: font.size.body,
      },
      { minWidth: '150px' }, // raw: the width that remains in print
    ),
  },
  plain: asCards({ ...cardLine, alignItems: 'baseline' }),
  // Browsers reserve this width before they measure the content of other columns, and may reduce it afterwards.
  status: {
    width: '272px', // raw: fits a status of the My Orders page on two lines
    ...asCards({ ...cardLine, alignItems: 'baseline', width: 'auto' }, { width: 'auto' }),
  },
  selection: {
    width: '1%',
    ...selectionPadding,
    ...asCards({ order: -1, gridColumn: 1, width: 'auto', paddingInline: `0 ${space[16]}` }, { display: 'none' }),
  },
  // On a card, the text has the full width, below its label.
  text: asCards({ '::before': { content: 'attr(data-label)', color: vars.color.inkMuted } }),
  actions: {
    // In print, buttons are hidden by their own style. Other content, such as a payment reference, is printed.
    width: '1%',
    whiteSpace: 'normal',
    ...asCards({ width: 'auto', paddingTop: space[8], textAlign: 'end' }),
    selectors: { '&:empty': asCards({ display: 'none' }) },
  },
})

/** Columns that share the remaining width. Long text in these columns doesn't widen the table. */
export const fillsTable = style({
  width: '40%',
  minWidth: 0,
  maxWidth: 0,
  selectors: { '&[role=rowheader]': asTable({ width: '60%' }) },
  ...asCards({ width: 'auto', maxWidth: 'none' }, { width: 'auto', maxWidth: 'none' }),
})

/** Truncates text with an ellipsis in a column that fills the table. On cards and in print, the whole text is shown. */
export const oneLine = style({})
globalStyle(`${fillsTable} ${oneLine}`, asTable({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }))
// A line may break at a `wbr`, even with `white-space: nowrap`.
globalStyle(`${fillsTable} ${oneLine} wbr`, asTable({ display: 'none' }))

export const value = style(asCards({ order: 2, minWidth: 0, textAlign: 'end' }))
globalStyle(`${value} div`, asCards({ justifyContent: 'flex-end' }))

export const selectionHeader = style({
  ...selectionPadding,
  ...asCards(
    {
      display: 'block',
      position: 'static',
      padding: 0,
      marginBlockEnd: space[8],
      background: 'none',
      border: 0,
      textAlign: 'start',
      textTransform: 'none',
    },
    { display: 'none' },
  ),
})

/** On a card, hides the selection cell of a row without a checkbox, because its label would have no value. */
export const emptyCell = style(asCards({ display: 'none' }))
