import { globalStyle, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { clampRule, lettering, visuallyHidden, visuallyHiddenRule } from '#src/design-system/theme/mixins.css.ts'
import { font, inset, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  background: vars.color.surface,
  border: hairline.line,
  fontSize: font.size.compact,
  lineHeight: font.lineHeight.compact,
})

export const caption = visuallyHidden

/** Visually hidden on small screens, where the rows need no headings. */
export const head = style({ '@media': { [media.belowMedium]: visuallyHiddenRule } })

export const header = style([
  lettering,
  { padding: `${inset.control} ${space[8]}`, color: vars.color.inkMuted, textAlign: 'start', whiteSpace: 'nowrap' },
  { selectors: { '&:first-child': { paddingInlineStart: space[16] } } },
])

export const row = style({
  height: size.tableRow,
  borderBlockStart: hairline.line,
  '@media': { [media.hover]: { ':hover': { background: vars.color.background } } },
})

export const cell = style({
  padding: `${space[4]} ${space[8]}`,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: space[16] },
    '&:last-child': { width: 0, paddingInlineEnd: space[8] },
  },
})

export const numberCell = style({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

export const picture = style({
  width: size.thumbnail,
  '@media': { [media.narrow]: { display: 'none' } },
})

/** Fills the width that the other columns leave. `maxWidth` lets the name end in an ellipsis. */
export const nameCell = style({ width: '100%', maxWidth: 0, fontWeight: font.weight.medium })
globalStyle(`${nameCell} > a`, { paddingBlock: space[12], marginBlock: `-${space[12]}` })

/** Truncated to one line, or to two lines on small screens, where the name has half of the width. */
export const name = style({
  ...clampRule,
  WebkitLineClamp: 2,
  textWrap: 'balance',
  '@media': { [media.medium]: { WebkitLineClamp: 1 } },
})

export const wideOnly = style({ '@media': { [media.belowMedium]: { display: 'none' } } })
export const narrowOnly = style({ '@media': { [media.medium]: { display: 'none' } } })

/** The label of the button. In windows below the large width, only the arrow is visible, so that the names have room. */
export const action = style({ '@media': { [media.belowLarge]: visuallyHiddenRule } })

export const actionCell = style({ whiteSpace: 'nowrap' })
globalStyle(`${actionCell} > a`, {
  '@media': { [media.belowLarge]: { gap: 0, borderColor: 'transparent', paddingInline: space[12] } },
})
