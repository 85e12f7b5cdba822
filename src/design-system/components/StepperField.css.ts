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
  // Prevents phones from zooming, selecting text or opening the context menu while the button is held down.
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
    // Raises the focus ring above the border of the field.
    '&:focus-visible': { position: 'relative' },
  },
})

export const numberInput = style({ textAlign: 'center' })
