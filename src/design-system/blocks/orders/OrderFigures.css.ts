import { style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, inset, lineWidth, media, room, space } from '#src/design-system/theme/tokens.css.ts'
import { condensed } from '#src/design-system/theme/looks.css.ts'

export const figures = style({
  containerType: 'inline-size',
  breakInside: 'avoid',
  background: vars.color.surface,
  border: hairline.line,
})

/** The lines between the cells are the background between them. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: lineWidth.hairline,
  background: vars.color.line,
  '@container': { [room.columns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const cell = style({
  padding: space[12],
  background: vars.color.surface,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
  '@media': { [media.medium]: { padding: space[16] } },
})

export const label = style({ display: 'flex', alignItems: 'center', gap: space[8], color: vars.color.inkMuted })

export const amount = style([
  condensed,
  { paddingBlock: inset.label, fontSize: font.size.card, '@media': { [media.medium]: { fontSize: font.size.title } } },
])

export const note = style({ color: vars.color.inkMuted })

/** One colour each, as the tags of the states have; forced colours leave drawings as they are. */
export const fill = styleVariants({
  unpaid: { fill: vars.color.control },
  paid: { fill: vars.color.info },
  shipped: { fill: vars.color.success },
})

export const swatch = style({ flex: 'none', width: space[12], height: space[12] })

export const foot = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  borderBlockStart: hairline.line,
  color: vars.color.inkMuted,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
  '@media': { [media.medium]: { paddingInline: space[16] } },
})

export const bar = style({ display: 'block', width: '100%', height: space[16] })

/** The edge keeps neighbours apart without their colours. */
export const part = style({ stroke: vars.color.surface, strokeWidth: lineWidth.strong })
