import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { hairline, leader, vars } from '#src/design-system/theme/contract.css.ts'
import { font, inset, layer, media, room, size, space } from '#src/design-system/theme/tokens.css.ts'
import { lettering, visuallyHidden, visuallyHiddenRule } from '#src/design-system/theme/looks.css.ts'

/** Shows cards if the container is too narrow for the widest table (`room.cards`). Print always shows the table. */
const asCards = (rule: NonNullable<StyleRule['@container']>[string]): Pick<StyleRule, '@media'> => ({
  '@media': { [media.screen]: { '@container': { [room.cards]: rule } } },
})

const narrowPadding: StyleRule = {
  '@container': { [room.tightTable]: { paddingInline: space[12] } },
}
const printPadding = { paddingInline: space[8] }

export const container = style({ containerType: 'inline-size' })

export const table = style({
  width: '100%',
  background: vars.color.surface,
  // The last row's border closes the frame.
  border: hairline.line,
  borderBottom: 0,
  fontSize: font.size.compact,
  lineHeight: font.lineHeight.compact,
  ...asCards({ display: 'block', background: 'none', border: 0 }),
})

export const caption = visuallyHidden

/** Hidden above cards, but kept for assistive technology. */
export const head = style(asCards(visuallyHiddenRule))

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
    letterSpacing: font.spacing.column,
    whiteSpace: 'nowrap',
    ...narrowPadding,
    '@media': { [media.print]: { ...printPadding, position: 'static' } },
  },
])

export const body = style(asCards({ display: 'grid', gap: space[16] }))
// Keeps a focused element from scrolling behind the sticky header, and behind a bar below the table.
globalStyle(`${body} :is(a, button, input)`, { scrollMarginBlock: `${space[32]} ${space[96]}` })

export const row = style({
  breakInside: 'avoid',
  ...asCards({
    display: 'grid',
    // The box to choose the row, if there is one, and its title; below them the others.
    gridTemplateColumns: 'auto 1fr',
    rowGap: space[8],
    padding: space[16],
    background: vars.color.surface,
    border: hairline.line,
  }),
})

/** Only the background changes: the text keeps its contrast. */
export const busy = style({ background: vars.color.paper, cursor: 'progress' })

export const cell = style({
  height: size.row,
  padding: `${inset.cell} ${space[16]}`,
  borderBottom: hairline.line,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  ...narrowPadding,
  '@media': {
    ...asCards({
      display: 'block',
      gridColumn: '1 / -1',
      height: 'auto',
      minWidth: 0,
      padding: 0,
      border: 0,
      textAlign: 'start',
    })['@media'],
    [media.print]: printPadding,
  },
})

export const align = styleVariants({
  start: { textAlign: 'start' },
  // A number and its unit stay on one line, except on a card.
  end: { textAlign: 'end', overflowWrap: 'normal', whiteSpace: 'nowrap', ...asCards({ whiteSpace: 'normal' }) },
})

/** On a card: label, dotted leader, value. */
const cardLine: StyleRule = {
  display: 'flex',
  gap: space[8],
  '::before': { content: 'attr(data-label)', flex: 'none', color: vars.color.inkMuted },
  '::after': leader,
}

export const kind = styleVariants({
  index: asCards({ display: 'none' }),
  title: {
    fontWeight: font.weight.medium,
    // A name may wrap between words, not inside them; in lines of equal length, not with a unit alone on the last one.
    textWrap: 'balance',
    minWidth: '180px', // raw: room for the longest word of a name
    '@media': {
      ...asCards({
        order: -1,
        gridColumn: 2,
        alignSelf: 'center',
        minWidth: 0,
        paddingBottom: space[8],
        fontSize: font.size.body,
      })['@media'],
      [media.print]: { minWidth: '150px' }, // raw: the width left on paper
    },
  },
  plain: asCards({ ...cardLine, alignItems: 'baseline' }),
  choice: {
    width: '1%',
    padding: 0,
    '@container': { [room.tightTable]: { padding: 0 } },
    '@media': {
      ...asCards({ order: -1, gridColumn: 1, width: 'auto', paddingInlineEnd: space[16] })['@media'],
      [media.print]: { display: 'none' },
    },
  },
  // On a card: full width, below the label.
  text: asCards({ '::before': { content: 'attr(data-label)', color: vars.color.inkMuted } }),
  actions: {
    // Buttons hide themselves in print; other content, such as a payment reference, is printed.
    width: '1%',
    whiteSpace: 'normal',
    ...asCards({ width: 'auto', paddingTop: space[8] }),
  },
})

export const value = style(asCards({ order: 2, minWidth: 0, textAlign: 'end' }))

export const choiceHeader = style({
  paddingInline: 0,
  '@container': { [room.tightTable]: { paddingInline: 0 } },
  '@media': { [media.print]: { display: 'none' } },
})

/** A cell without a box: on a card, there is nothing to label. */
export const blank = style(asCards({ display: 'none' }))
