import { style } from '@vanilla-extract/css'
import { underlined } from '#mocks/demo/panel/shared.css.ts'

export const on = style(underlined)
