import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'

export const label = style([lettering, { display: 'block' }])

export const tone = styleVariants({
  muted: { color: vars.color.inkMuted },
  accent: { color: vars.color.accentText },
  inherit: { color: 'inherit' },
})
