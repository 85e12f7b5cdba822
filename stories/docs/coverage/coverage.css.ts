import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRing, hairline } from '#src/design-system/theme/lines.css.ts'
import { condensed, visuallyHidden } from '#src/design-system/theme/text.css.ts'
import { fontSize, fontWeight, lineWidth, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const hidden = visuallyHidden

export const total = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[16] })

const figureBase = style([condensed, { fontSize: fontSize.display, fontVariantNumeric: 'tabular-nums' }])
export const figure = styleVariants({ complete: vars.color.success, gap: vars.color.danger }, (color) => [
  figureBase,
  { color },
])

export const gaps = style({
  padding: space[16],
  paddingInlineStart: space[32],
  border: `${lineWidth.strong} solid ${vars.color.danger}`,
  background: vars.color.dangerTint,
  color: vars.color.ink,
})

export const scroll = style({ overflowX: 'auto', marginBlock: space[16] })

export const legend = style({ columnWidth: size.rail, columnGap: space[24], fontSize: fontSize.small })

export const matrix = style({ width: '100%', fontSize: fontSize.small, borderCollapse: 'collapse' })

export const screen = style({
  paddingInline: `0 ${space[12]}`,
  border: hairline.line,
  borderInlineStart: 0,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

export const number = style({
  padding: space[4],
  border: hairline.line,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

const cellBase = style({ textAlign: 'center', border: hairline.line })
export const cell = styleVariants({
  none: [cellBase],
  shown: [cellBase],
  gap: [cellBase, { background: vars.color.dangerTint, color: vars.color.danger, fontWeight: fontWeight.strong }],
})

/** The link is larger than the dot in it. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: space[24],
  minHeight: space[24],
  color: vars.color.success,
  ':focus-visible': focusRing,
  '::before': {
    content: '',
    width: space[8],
    height: space[8],
    borderRadius: radius.round,
    border: hairline.current,
    background: 'currentColor',
  },
})

export const details = style({ borderBlockStart: hairline.line })

export const summary = style({ minHeight: size.target, paddingBlock: space[12], cursor: 'pointer' })

export const states = style({ width: '100%' })

/** More specific than the colour of table cells on documentation pages. */
export const missing = style({
  selectors: { '&&&': { color: vars.color.danger, fontWeight: fontWeight.strong } },
})
