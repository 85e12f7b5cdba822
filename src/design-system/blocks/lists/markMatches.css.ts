import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'

globalStyle('::highlight(search)', { backgroundColor: vars.color.accent, color: vars.color.onAccent })
