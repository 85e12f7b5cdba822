import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { lineWidth, media, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

export const sort = style({
  position: 'relative',
  flex: 'none',
  width: size.field,
  '@media': {
    [media.belowMedium]: {
      borderRadius: radius.edge,
      selectors: {
        '&:focus-within': { outline: `${lineWidth.strong} solid ${vars.color.focus}`, outlineOffset: lineWidth.strong },
      },
    },
    [media.medium]: { width: '220px' }, // raw: room for the longest sort order
  },
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  height: size.field,
  border: hairline.control,
  borderRadius: radius.edge,
  background: vars.color.surface,
  selectors: {
    '&[data-sorted=true]::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: space[8],
      insetInlineEnd: space[8],
      width: space[8],
      height: space[8],
      borderRadius: radius.round,
      background: vars.color.accentText,
    },
  },
  '@media': { [media.medium]: { display: 'none' } },
})

export const select = style({
  '@media': { [media.belowMedium]: { position: 'absolute', inset: 0, opacity: 0 } },
})
