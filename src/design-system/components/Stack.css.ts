import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const stack = style({ display: 'flex', flexDirection: 'column' })
// A long word may not push a child beyond its place.
globalStyle(`${stack} > *`, { minWidth: 0 })

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
})
