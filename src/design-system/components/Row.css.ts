import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const row = style({ display: 'flex' })
globalStyle(`${row} > *`, { minWidth: 0 })

export const wrap = style({ flexWrap: 'wrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
