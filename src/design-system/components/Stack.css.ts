import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const stack = style({ display: 'flex', flexDirection: 'column' })
// Lets a child with a long word shrink to the stack's width.
globalStyle(`${stack} > *`, { minWidth: 0 })

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
})
