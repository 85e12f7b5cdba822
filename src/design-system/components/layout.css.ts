import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { inset, media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { movesTicksInwards, contentWidth, graphite } from '#src/design-system/theme/mixins.css.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'

/** The gap of Stack, Row and Grid. The doubled class raises the specificity above that of a grid's default gap. */
export const gap = styleVariants(space, (value) => ({ selectors: { '&&': { gap: value } } }))

export const stack = style({ display: 'flex', flexDirection: 'column' })
// Lets a child with a long word shrink to the width of the stack.
globalStyle(`${stack} > *`, { minWidth: 0 })

export const stackAlign = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
})

export const row = style({ display: 'flex', alignItems: 'center' })
globalStyle(`${row} > *`, { minWidth: 0 })

export const rowWrap = style({ flexWrap: 'wrap' })

export const rowJustify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] })
globalStyle(`${grid} > *`, { minWidth: 0 })

const equalColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const columnsFromMedium = (gridTemplateColumns: string) => ({ '@media': { [media.medium]: { gridTemplateColumns } } })

const minFieldWidth = '200px' // raw: fits most labels on one line

export const columns = styleVariants({
  2: columnsFromMedium(equalColumns(2)),
  3: {
    gap: space[12],
    '@media': {
      // A smaller gap leaves enough width for three columns, which are required from medium width up (SHOP-9).
      [media.medium]: { gridTemplateColumns: equalColumns(3), gap: space[12] },
      [media.large]: { gap: space[24] },
    },
  },
  sidebar: {
    '@media': {
      [media.large]: { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)`, gap: space[48], alignItems: 'start' },
      // The side menu is not printed. A grid would leave the first page empty, because Firefox can't break a row of a grid.
      [media.print]: { display: 'block' },
    },
  },
  split: {
    gap: space[32],
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', alignItems: 'start' },
      [media.large]: { gap: space[64] },
    },
  },
  // Two fields are side by side if the form is wide enough for both.
  form: {
    gap: inset.form,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${minFieldWidth}, (100% - ${inset.form}) / 2)), 1fr))`,
  },
})

export const page = style({
  width: '100%',
  maxWidth: `calc(${contentWidth} + 2 * ${space[48]})`,
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': {
    [media.medium]: { paddingInline: space[24] },
    [media.large]: { paddingInline: space[48] },
    // The browser adds margins to printed pages.
    [media.print]: { paddingInline: 0 },
  },
})

const blockPadding = (paddingBlock: string, largePaddingBlock: string, printRule: { paddingBlock?: string } = {}) => ({
  paddingBlock,
  '@media': { [media.large]: { paddingBlock: largePaddingBlock }, [media.print]: printRule },
})
const printPadding = { paddingBlock: space[24] }

export const pageSpace = styleVariants({
  none: {},
  dense: blockPadding(`${space[24]} ${space[64]}`, `${space[32]} ${space[96]}`, printPadding),
  page: blockPadding(`${space[32]} ${space[64]}`, `${space[48]} ${space[96]}`, printPadding),
})

// Half of the space is above a section and half below, so the distance between two sections is 64 or 128 px.
export const section = styleVariants({
  plain: blockPadding(space[32], space[64]),
  dense: blockPadding(`${space[16]} ${space[64]}`, `${space[32]} ${space[96]}`),
  graphite: [graphite, blockPadding(space[64], space[96])],
})

// During startup, `deferOffscreenLayout` (src/bootstrap/bootstrap.ts) sets the attribute. The selector matches sections with
// a title, and therefore not the carousel.
globalStyle(':root[data-lazy-layout] main > section[aria-labelledby]', {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 700px', // raw: an estimate, for the scroll bar
})

export const surface = style([
  movesTicksInwards,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: space[24],
    background: vars.color.surface,
    color: vars.color.ink,
    border: hairline.line,
  },
])
globalStyle(`${surface} > *`, { minWidth: 0 })
