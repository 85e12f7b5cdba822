import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] })
// The longest labels need the room at 320 px.
globalStyle(`${grid} > button`, { paddingInline: space[8] })
// Of an odd number, the first takes a row.
globalStyle(`${grid} > button:nth-child(1 of button):nth-last-child(odd of button)`, { gridColumn: '1 / -1' })
