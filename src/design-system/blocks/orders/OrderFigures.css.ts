import { style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, container, space } from '#src/design-system/theme/tokens.css.ts'
import { condensed } from '#src/design-system/theme/mixins.css.ts'

export const figures = style({
  containerType: 'inline-size',
  breakInside: 'avoid',
  background: vars.color.surface,
  border: hairline.line,
})

/** The background shows through the gaps between the cells as lines. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: lineWidth.hairline,
  background: vars.color.line,
  '@container': {
    [container.columns]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
})

/** Including the bar below, one row of cells is 72 px high. */
export const cell = style({
  display: 'grid',
  alignContent: 'center',
  rowGap: space[4],
  minHeight: '64px', // raw: 72 px without the bar and the borders
  padding: `${space[4]} ${space[16]}`,
  background: vars.color.surface,
  fontSize: font.size.xsmall,
  lineHeight: 1,
})

export const label = style({ display: 'flex', alignItems: 'center', gap: space[8], color: vars.color.inkMuted })

export const amount = style([condensed, { fontSize: font.size.card }])

export const note = style({ color: vars.color.inkMuted })

/** A cell beside or below the sums. It shows how many orders are not included in the sums. */
export const leftOutNote = style([
  cell,
  {
    gridColumn: '1 / -1',
    rowGap: 0,
    minHeight: 0,
    paddingBlock: space[8],
    color: vars.color.inkMuted,
    lineHeight: 1.3,
    '@container': { [container.columns]: { gridColumn: 'auto' } },
  },
])

/** Fills segments in the colours of the status tags. Forced-colours mode keeps the colours of SVG fills. */
export const fill = styleVariants({
  unpaid: { fill: vars.color.control },
  paid: { fill: vars.color.info },
  shipped: { fill: vars.color.success },
})

export const swatch = style({ flex: 'none', width: space[8], height: space[8] })

/** The bar at the lower edge of the figures. */
export const bar = style({ display: 'block', width: '100%', height: '6px' }) // raw: the edges of the segments cover 2 px

/** The edge separates neighbouring segments, even without colours. */
export const segment = style({ stroke: vars.color.surface, strokeWidth: lineWidth.strong })
