import { style, styleVariants } from '@vanilla-extract/css'
import { condensed } from '#src/design-system/theme/text.css.ts'
import { fontSize, lineHeight } from '#src/design-system/theme/tokens.css.ts'

export const heading = style([condensed, { textWrap: 'balance', overflowWrap: 'break-word' }])

export const size = styleVariants({
  display: { fontSize: fontSize.display, lineHeight: lineHeight.headingTight },
  page: { fontSize: fontSize.page },
  section: { fontSize: fontSize.section },
  title: { fontSize: fontSize.title },
  card: { fontSize: fontSize.card, lineHeight: 1.05 },
  small: { fontSize: fontSize.large, lineHeight: 1.05 },
})
