import { style } from '@vanilla-extract/css'
import { size } from '#src/design-system/theme/tokens.css.ts'

/** As wide as the panel beside the shop. */
export const frame = style({ maxWidth: '380px', minHeight: size.form }) // raw: the panel's width
