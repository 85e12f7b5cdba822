import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRing, hairline } from '#src/design-system/theme/lines.css.ts'
import { fontSize, inset, lineHeight, lineWidth, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

/** A call's name is code: no capitals, unlike other headings. */
export const name = style({ selectors: { '&&&': { textTransform: 'none', letterSpacing: 0 } } })

export const filter = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const field = style({
  flex: '0 1 auto',
  width: size.rail,
  minHeight: size.target,
  paddingInline: inset.control,
  border: hairline.control,
  borderRadius: radius.edge,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  ':focus-visible': focusRing,
})

export const scroll = style({ overflowX: 'auto', marginBlock: space[16] })

export const list = style({ width: '100%' })

/** Side by side where both have room, else below one another. */
export const columns = style({
  display: 'grid',
  gap: `${space[8]} ${space[24]}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.rail}), 1fr))`,
})

/** Long lines of code must not widen it. */
export const column = style({ minWidth: 0 })

export const code = style({
  margin: `${space[8]} 0`,
  padding: space[12],
  border: hairline.line,
  borderRadius: radius.edge,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: fontSize.xsmall,
  lineHeight: lineHeight.text,
  whiteSpace: 'pre',
  overflowX: 'auto',
  ':focus-visible': focusRing,
})

export const misspelt = style({
  background: vars.color.accentTint,
  color: vars.color.accentText,
  textDecoration: `underline wavy ${lineWidth.hairline}`,
})

export const note = style({ margin: `${space[4]} 0`, fontSize: fontSize.small, color: vars.color.inkMuted })
