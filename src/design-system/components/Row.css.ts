import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const row = style({ display: 'flex', alignItems: 'center' })
globalStyle(`${row} > *`, { minWidth: 0 })

export const wrap = style({ flexWrap: 'wrap' })

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
