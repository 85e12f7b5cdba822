// The styles of the published folder's first page.
import { globalStyle } from '@vanilla-extract/css'
import '#src/design-system/theme/reset.css.ts'
import '#src/design-system/theme/light.css.ts'
import '#src/design-system/theme/dark.css.ts'
import '#src/design-system/theme/fonts.css.ts'
import '#src/design-system/theme/webFonts.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  lineWidth,
  size,
  space,
  underlineOffset,
} from '#src/design-system/theme/tokens.css.ts'

globalStyle('header, main, footer', { maxWidth: size.narrow, marginInline: 'auto', paddingInline: space[16] })
globalStyle('h1, h2, header', {
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.heading,
  textTransform: 'uppercase',
})

globalStyle('header', {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  height: size.bar,
  fontSize: fontSize.card,
  letterSpacing: letterSpacing.brand,
})
globalStyle('header img', { width: space[32], height: space[32] })

globalStyle('main', { paddingBlock: space[48] })
globalStyle('h1', { marginBlockEnd: space[16], fontSize: fontSize.page, letterSpacing: letterSpacing.heading })
globalStyle('ul', {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.rail}), 1fr))`,
  gap: space[24],
  marginBlockStart: space[48],
})
globalStyle('li', {
  padding: space[24],
  background: vars.color.surface,
  border: hairline.line,
  borderBlockStart: `${lineWidth.bar} solid ${vars.color.accent}`,
})
globalStyle('h2', { marginBlockEnd: space[16], fontSize: fontSize.title, letterSpacing: letterSpacing.heading })
globalStyle('h2 a', {
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textUnderlineOffset: underlineOffset,
})
globalStyle('h2 a:hover', { textDecorationThickness: lineWidth.strong })

globalStyle('footer', { paddingBlock: space[24], fontSize: fontSize.small, color: vars.color.inkMuted })
