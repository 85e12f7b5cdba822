import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontSize, fontWeight, lineHeight } from '#src/design-system/theme/tokens.css.ts'

export const size = styleVariants({
  xsmall: { fontSize: fontSize.xsmall, lineHeight: lineHeight.compact },
  small: { fontSize: fontSize.small, lineHeight: lineHeight.compact },
  body: { fontSize: fontSize.body, lineHeight: lineHeight.text },
  large: { fontSize: fontSize.large, lineHeight: lineHeight.text },
  inherit: {},
})

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  success: { color: vars.color.success },
  danger: { color: vars.color.danger },
  info: { color: vars.color.info },
  inherit: { color: 'inherit' },
})

export const weight = styleVariants({
  medium: { fontWeight: fontWeight.medium },
  strong: { fontWeight: fontWeight.strong },
})

/** Digits of equal width, on one line. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const clamp = styleVariants({
  3: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
})
