import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { underlined } from '#mocks/demo/panel/shared.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRing, hairline } from '#src/design-system/theme/lines.css.ts'
import {
  fontSize,
  fontWeight,
  lineHeight,
  lineWidth,
  motion,
  radius,
  size,
  space,
} from '#src/design-system/theme/tokens.css.ts'

/** The gap of 1 px shows the group's background: hairlines between the options. */
export const group = style({
  display: 'grid',
  gap: lineWidth.hairline,
  border: hairline.control,
  borderRadius: radius.edge,
  background: vars.color.line,
})

export const columns = styleVariants({
  row: { gridAutoFlow: 'column' },
  even: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(max-content, 1fr)' },
  grid: { gridTemplateColumns: '1fr 1fr' },
})

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: size.target,
  padding: `${space[8]} ${space[12]}`,
  background: vars.color.paper,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.compact,
  transition: `background-color ${vars.motion.quick} ${motion.easing}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.surface, color: vars.color.ink },
    '&[aria-pressed="true"]': { ...underlined, color: vars.color.ink },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&:focus-visible': { ...focusRing, zIndex: 1 },
  },
})

// The four groups of situations fit in one row at 320 px.
globalStyle(`${columns.even} > *`, { paddingInline: space[8], textAlign: 'center' })

export const label = style({ fontWeight: fontWeight.medium })
globalStyle(`${columns.grid} ${label}`, { color: vars.color.ink })

export const note = style({
  overflow: 'hidden',
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
