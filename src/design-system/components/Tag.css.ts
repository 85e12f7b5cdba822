import { style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, media, radius, space } from '#src/design-system/theme/tokens.css.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '26px', // raw: one line of small text with padding above and below
  paddingInline: space[12],
  border: hairline.transparent,
  borderRadius: radius.pill,
  fontSize: font.size.small,
  fontWeight: font.weight.strong,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  // Browsers don't print backgrounds, so a printed tag has a border.
  '@media': { [media.print]: { borderColor: 'currentColor' } },
})

export const tone = styleVariants({
  neutral: { background: 'transparent', color: vars.color.inkMuted, borderColor: vars.color.control },
  info: { background: vars.color.infoTint, color: vars.color.info },
  success: { background: vars.color.successTint, color: vars.color.success },
})
