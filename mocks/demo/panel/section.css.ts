import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRing, focusRingInside, hairline } from '#src/design-system/theme/lines.css.ts'
import {
  fontSize,
  fontWeight,
  lineHeight,
  lineWidth,
  radius,
  size,
  space,
} from '#src/design-system/theme/tokens.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[12]} ${space[16]} ${space[24]}`,
  borderTop: hairline.line,
  fontSize: fontSize.small,
  lineHeight: lineHeight.compact,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: space[32],
})

/** Buttons side by side. The gap of 1 px shows the group's background: hairlines between them. */
const choice = style({
  display: 'grid',
  gap: lineWidth.hairline,
  border: hairline.control,
  borderRadius: radius.edge,
  background: vars.color.line,
})
export const columns = styleVariants({ row: 'repeat(4, auto)', grid: 'repeat(2, 1fr)' }, (gridTemplateColumns) => [
  choice,
  { gridTemplateColumns },
])

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: size.target,
  padding: space[8],
  background: vars.color.paper,
  color: vars.color.inkMuted,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surface, color: vars.color.ink },
    '&[aria-pressed="true"]': {
      background: vars.color.surface,
      color: vars.color.ink,
      boxShadow: `inset 0 -${lineWidth.bar} 0 ${vars.color.accent}`,
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&:focus-visible': { ...focusRing, zIndex: 1 },
  },
})
export const label = style({ fontWeight: fontWeight.medium })

/** As wide as the panel: the rows' text lines up with the other sections, their background does not. */
export const list = style({ marginInline: `calc(-1 * ${space[16]})` })

/** A button that is a row of such a list. */
export const row = style({
  display: 'grid',
  gap: lineWidth.strong,
  width: '100%',
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: hairline.line,
  lineHeight: lineHeight.compact,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surface },
    '&[aria-current="true"]': {
      background: vars.color.surface,
      boxShadow: `inset ${lineWidth.bar} 0 0 ${vars.color.accent}`,
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&:focus-visible': focusRingInside,
  },
})
export const rowHead = style({ display: 'flex', justifyContent: 'space-between', fontWeight: fontWeight.strong })
export const note = style({ color: vars.color.inkMuted, fontWeight: fontWeight.regular })

/** What the situation is, and what to do in it. */
export const now = style({
  paddingInlineStart: space[12],
  borderInlineStart: `${lineWidth.bar} solid ${vars.color.accent}`,
  textWrap: 'pretty',
})

/** Fields, two of equal width in a row. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[12]} ${space[8]}`,
})

/** As high empty as with its lines, so that the panel does not jump under the pointer. */
export const lines = style({ display: 'grid', alignContent: 'start', gap: space[8], minHeight: '4.5rem' }) // raw: three lines of text
export const line = styleVariants(
  { neutral: vars.color.control, good: vars.color.success, bad: vars.color.danger },
  (color) => ({
    paddingInlineStart: space[12],
    borderInlineStart: `${lineWidth.bar} solid ${color}`,
    overflowWrap: 'anywhere',
  }),
)

export const summary = style({ cursor: 'pointer', paddingBlock: space[8], fontWeight: fontWeight.medium })

/** Always dark on light: not every phone reads an inverted code. */
export const qrCode = style({ width: '240px', maxWidth: '100%', background: '#FFFFFF', fill: '#000000' }) // raw: read from across a table
