import { globalStyle, style } from '@vanilla-extract/css'
import { dock } from '#mocks/demo/panel/dock.css.ts'
import { endSlot } from '#src/design-system/components/FieldFrame.css.ts'
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

/** Labels of all rows are in one column, controls in another. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[12],
})

/** A bar at the panel's edge. */
export const changed = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(-1 * ${space[16]})`,
    width: lineWidth.bar,
    background: vars.color.danger,
  },
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.25,
  selectors: { [`${changed} > &`]: { color: vars.color.ink, fontWeight: fontWeight.medium } },
})

export const control = style({ display: 'grid', gap: space[8], minWidth: 0 })

/** 16 px on small windows, where phones zoom into smaller fields. */
export const select = style({
  minHeight: size.target,
  paddingBlock: space[8],
  paddingInline: `${space[12]} ${space[32]}`,
  lineHeight: lineHeight.compact,
  textOverflow: 'ellipsis',
  '@media': { [dock.beside]: { fontSize: fontSize.small } },
})

export const chevron = style([endSlot, { insetInlineEnd: space[8], pointerEvents: 'none', color: vars.color.inkMuted }])
globalStyle(`${chevron} svg`, { width: space[16], height: space[16] })

/** A switch as wide as a target: the thumb is at the right when it is on. */
export const toggle = style({
  appearance: 'none',
  position: 'relative',
  width: '52px',
  height: '28px',
  margin: `${space[8]} 0`,
  border: hairline.control,
  borderRadius: radius.edge,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${motion.easing}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '3px',
    insetInlineStart: '3px',
    width: '20px',
    background: vars.color.control,
    transition: `translate ${vars.motion.quick} ${motion.easing}`,
  },
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-visible': focusRing,
    '&:checked': { background: vars.color.dangerTint, borderColor: vars.color.danger },
    '&:checked::after': { translate: '24px 0', background: vars.color.danger },
  },
})
