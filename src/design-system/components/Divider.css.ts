import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/lines.css.ts'

export const divider = style({ width: '100%', height: 0, border: 0, borderTop: hairline.line })
