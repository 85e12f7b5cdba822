import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[12]} ${space[16]} ${space[24]}`,
  borderTop: hairline.line,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
})

/** A group of buttons. Its background shows through the 1 px gaps, as hairlines between the buttons. */
const optionGroup = style({
  display: 'grid',
  gap: lineWidth.hairline,
  border: hairline.control,
  borderRadius: radius.edge,
  background: vars.color.line,
})
export const columns = styleVariants(
  { row: 'repeat(4, auto)', grid: 'repeat(2, 1fr)', list: '1fr' },
  (gridTemplateColumns) => [optionGroup, { gridTemplateColumns }],
)

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: size.target,
  padding: space[8],
  background: vars.color.background,
  color: vars.color.inkMuted,
  lineHeight: font.lineHeight.compact,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surface },
    '&[aria-pressed="true"]': {
      background: vars.color.surface,
      boxShadow: `inset ${lineWidth.bar} 0 0 ${vars.color.accent}`,
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&:focus-visible': { ...focusRing, zIndex: 1 },
  },
})
export const label = style({ color: vars.color.ink, fontWeight: font.weight.medium })

/** Each row has as many fields as fit without truncating an option. */
export const fields = style({
  display: 'grid',
  // raw: the width of "Hides which accounts exist" and the arrow
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: `${space[12]} ${space[8]}`,
})

/** An empty list is as tall as three lines, so that the panel does not shift under the pointer when lines appear. */
export const lines = style({ display: 'grid', alignContent: 'start', gap: space[8], minHeight: '4.5rem' }) // raw: three lines of text
export const line = styleVariants(
  { toDo: vars.color.accent, neutral: vars.color.control, good: vars.color.success, bad: vars.color.danger },
  (color) => ({
    paddingInlineStart: space[12],
    borderInlineStart: `${lineWidth.bar} solid ${color}`,
    overflowWrap: 'anywhere',
  }),
)

export const summary = style({ cursor: 'pointer', paddingBlock: space[8], fontWeight: font.weight.medium })

/** The code is dark on light in both themes, because some phones can't read an inverted code. */
export const qrCode = style({ width: '240px', maxWidth: '100%', background: '#FFFFFF', fill: '#000000' }) // raw: large enough to scan from across a table
