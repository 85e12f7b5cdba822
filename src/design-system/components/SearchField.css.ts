import { style } from '@vanilla-extract/css'
import { endSlot } from '#src/design-system/components/FieldFrame.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { inset, media, size, space } from '#src/design-system/theme/tokens.css.ts'

export const magnifier = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: inset.control,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: vars.color.inkMuted,
})

export const input = style({
  appearance: 'none',
  selectors: {
    // Doubling the class raises the specificity above that of the field's own padding.
    '&&': { paddingInline: space[48] },
    // An empty field has no clear button, so that the placeholder fits.
    '&&:placeholder-shown': { paddingInlineEnd: 0 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const clear = style([
  endSlot,
  {
    width: size.target,
    background: 'none',
    border: 'none',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    '@media': { [media.hover]: { ':hover': { color: vars.color.ink } } },
  },
])
