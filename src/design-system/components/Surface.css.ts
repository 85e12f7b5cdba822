import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { closesTicks } from '#src/design-system/theme/ticks.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const surface = style([
  closesTicks,
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.color.surface,
    color: vars.color.ink,
    border: hairline.line,
  },
])
globalStyle(`${surface} > *`, { minWidth: 0 })

export const padding = styleVariants(space, (value) => ({ padding: value }))
