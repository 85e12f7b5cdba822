import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { inset, media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { closesTicks, contentWidth, graphite } from '#src/design-system/theme/mixins.css.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'

/** The gap of Stack, Row and Grid. The doubled class overrides the default gap of a grid, whose rule may come later. */
export const gap = styleVariants(space, (value) => ({ selectors: { '&&': { gap: value } } }))

export const stack = style({ display: 'flex', flexDirection: 'column' })
// Lets a child with a long word shrink to the stack's width.
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

const even = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const fromMedium = (gridTemplateColumns: string) => ({ '@media': { [media.medium]: { gridTemplateColumns } } })

const minFieldWidth = '200px' // raw: most labels fit on one line

export const columns = styleVariants({
  2: fromMedium(even(2)),
  3: {
    gap: space[12],
    '@media': {
      // Three columns are required from medium width up (SHOP-9), so the gap is smaller there.
      [media.medium]: { gridTemplateColumns: even(3), gap: space[12] },
      [media.large]: { gap: space[24] },
    },
  },
  sidebar: {
    '@media': {
      [media.large]: { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)`, gap: space[48], alignItems: 'start' },
      // The side menu is not printed, and Firefox does not break the row of a grid, so the first page would be empty.
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
    // Printed pages have their own margins.
    [media.print]: { paddingInline: 0 },
  },
})

export const pageSpace = styleVariants({
  none: {},
  dense: {
    paddingBlock: `${space[24]} ${space[64]}`,
    '@media': {
      [media.large]: { paddingBlock: `${space[32]} ${space[96]}` },
      [media.print]: { paddingBlock: space[24] },
    },
  },
  page: {
    paddingBlock: `${space[32]} ${space[64]}`,
    '@media': {
      [media.large]: { paddingBlock: `${space[48]} ${space[96]}` },
      [media.print]: { paddingBlock: space[24] },
    },
  },
})

// Half of the space is above and half below, so two sections are 64 or 128 px apart.
export const section = styleVariants({
  plain: {
    paddingBlock: space[32],
    '@media': { [media.large]: { paddingBlock: space[64] } },
  },
  dense: {
    paddingBlock: `${space[16]} ${space[64]}`,
    '@media': { [media.large]: { paddingBlock: `${space[32]} ${space[96]}` } },
  },
  graphite: [graphite, { paddingBlock: space[64], '@media': { [media.large]: { paddingBlock: space[96] } } }],
})

// Set by `deferOffscreenLayout` (src/bootstrap/bootstrap.ts) during startup. Excludes the carousel, which has no title.
globalStyle(':root[data-lazy-layout] main > section[aria-labelledby]', {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 700px', // raw: an estimate, for the scroll bar
})

export const surface = style([
  closesTicks,
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
