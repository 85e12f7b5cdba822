import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { focusRing, hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { media, radius, size, space } from '#src/design-system/theme/tokens.css.ts'

const iconOnlyRule = { borderRadius: radius.edge, selectors: { '&:focus-within': focusRing } }
const visibleSelectRule = { width: '220px' } // raw: the width of the longest sort order
const narrowContainerQuery = '(max-width: 62.49rem)' // raw: below 1000 px, tabs and select don't fit on one line

export const sort = style({ position: 'relative', flex: 'none', width: size.field })

/** An icon replaces the select on small screens (`full`), or on a line too narrow for the tabs and the select (`compact`). */
export const variant = styleVariants({
  full: { '@media': { [media.belowMedium]: iconOnlyRule, [media.medium]: visibleSelectRule } },
  compact: { ...visibleSelectRule, '@container': { [narrowContainerQuery]: { width: size.field, ...iconOnlyRule } } },
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
})

export const select = style({})
// Clipped, because the select's text is wider than the icon and would make the page scroll sideways in WebKit.
const invisibleSelectRule = { position: 'absolute', inset: 0, overflow: 'clip', opacity: 0 } as const
globalStyle(`${variant.full} > ${select}`, { '@media': { [media.belowMedium]: invisibleSelectRule } })
globalStyle(`${variant.full} > ${icon}`, { '@media': { [media.medium]: { display: 'none' } } })
globalStyle(`${variant.compact} > ${select}`, { '@container': { [narrowContainerQuery]: invisibleSelectRule } })
globalStyle(`${variant.compact} > ${icon}`, {
  display: 'none',
  '@container': { [narrowContainerQuery]: { display: 'grid' } },
})
