import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { media, radius, size } from '#src/design-system/theme/tokens.css.ts'

/** The buttons share their inner borders with the field. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${size.field} minmax(0, 1fr) ${size.field}`,
})

export const button = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.field,
  border: hairline.control,
  borderRadius: radius.edge,
  background: vars.color.surface,
  // Held down, it must neither zoom, nor select text, nor open the phone's menu.
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '@media': {
    [media.hover]: { ':hover': { background: `color-mix(in oklab, ${vars.color.surface} 92%, ${vars.color.ink})` } },
  },
  selectors: {
    '&:first-child': { borderInlineEnd: 0 },
    '&:last-child': { borderInlineStart: 0 },
    '&:active': { background: `color-mix(in oklab, ${vars.color.surface} 92%, ${vars.color.ink})` },
    // Over the field's border beside it.
    '&:focus-visible': { position: 'relative' },
  },
})

export const number = style({ textAlign: 'center' })
