import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { lettering, visuallyHidden } from '#src/design-system/theme/text.css.ts'
import { fontSize, fontWeight, letterSpacing, lineHeight, space } from '#src/design-system/theme/tokens.css.ts'

/** Scrolls by itself: 200 rows must not push the rest of the panel away. */
export const scroll = style({ maxHeight: 'min(420px, 60svh)', overflowY: 'auto' })

export const table = style({
  width: '100%',
  fontSize: fontSize.xsmall,
  lineHeight: lineHeight.compact,
  fontVariantNumeric: 'tabular-nums',
})

export const caption = visuallyHidden

const padding = { paddingBlock: space[8], paddingInlineEnd: space[8] }

export const header = style([
  lettering,
  {
    ...padding,
    position: 'sticky',
    insetBlockStart: 0,
    background: vars.color.paper,
    color: vars.color.inkMuted,
    borderBottom: hairline.ink,
    fontSize: fontSize.xsmall,
    letterSpacing: letterSpacing.column,
    textAlign: 'start',
  },
])

export const cell = style({
  ...padding,
  borderBottom: hairline.line,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
})

export const time = style({ color: vars.color.inkMuted, whiteSpace: 'nowrap' })
export const call = style({ width: '100%', overflowWrap: 'anywhere' })
export const name = style({ display: 'block', fontSize: fontSize.small, fontWeight: fontWeight.medium })
export const address = style({ display: 'block', color: vars.color.inkMuted })
export const cause = style({ display: 'block', color: vars.color.accentText, fontWeight: fontWeight.medium })
export const figure = style({ paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' })
export const failed = style({ color: vars.color.danger, fontWeight: fontWeight.medium })
