import { style, styleVariants } from '@vanilla-extract/css'
import { visuallyHiddenRule } from '#src/design-system/theme/mixins.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, media, space } from '#src/design-system/theme/tokens.css.ts'

export const frame = style({
  display: 'inline-grid',
  '@media': { [media.print]: { display: 'none' } },
})

/** Aligns the button in a table cell, and the labels in the button. */
export const align = styleVariants({
  start: { justifyItems: 'start', textAlign: 'start' },
  end: { justifyItems: 'end', textAlign: 'end' },
})

/** Stacks both labels, so that the button keeps its width. */
export const labels = style({ display: 'inline-grid' })
export const label = style({ gridArea: '1 / 1', textDecoration: 'underline', textUnderlineOffset: space[4] })
export const hidden = style([label, { visibility: 'hidden' }])

export const visuallyHidden = style(visuallyHiddenRule)
export const failure = style({
  maxWidth: '16ch', // raw: about as wide as the copied text, on a few short lines
  color: vars.color.danger,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
})
