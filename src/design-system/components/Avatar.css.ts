import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, radius, space } from '#src/design-system/theme/tokens.css.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.round,
  fontWeight: font.weight.strong,
  lineHeight: 1,
  objectFit: 'cover',
})

export const size = styleVariants({
  small: { width: space[32], height: space[32], fontSize: font.size.xsmall },
  medium: { width: space[48], height: space[48], fontSize: font.size.body },
})

/** Background colours for initials. Red is left out, because it means an error. */
export const tints = Object.values(
  styleVariants({
    info: { background: vars.color.infoTint, color: vars.color.info },
    success: { background: vars.color.successTint, color: vars.color.success },
    accent: { background: vars.color.accentTint, color: vars.color.accentText },
    studio: { background: vars.color.studio, color: vars.color.ink },
  }),
)
