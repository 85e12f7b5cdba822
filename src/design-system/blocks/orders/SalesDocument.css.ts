import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, space } from '#src/design-system/theme/tokens.css.ts'

/** The customer and the facts, side by side. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[48],
  overflowWrap: 'anywhere',
})

export const customerLabel = style({ color: vars.color.inkMuted })

export const name = style({ fontSize: font.size.body, fontWeight: font.weight.strong })

export const table = style({ marginBlockStart: space[16], fontSize: font.size.body })

export const total = style({ fontWeight: font.weight.strong })
