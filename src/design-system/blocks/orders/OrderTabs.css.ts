import { style } from '@vanilla-extract/css'
import * as row from '#src/design-system/blocks/shell/TabRow.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, space } from '#src/design-system/theme/tokens.css.ts'

export const list = style([row.list, { columnGap: space[4] }])

export const tab = style([
  row.tab,
  {
    alignItems: 'baseline',
    padding: `${space[16]} ${space[8]}`,
    fontSize: font.size.compact,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    selectors: { '&[aria-current]': { fontWeight: font.weight.strong } },
  },
])

export const count = style({
  color: vars.color.inkMuted,
  fontSize: font.size.small,
  fontWeight: font.weight.regular,
})
