import { style } from '@vanilla-extract/css'
import { visuallyHiddenRule } from '#src/design-system/theme/text.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { fontSize, lineHeight, space } from '#src/design-system/theme/tokens.css.ts'

export const copy = style({
  display: 'inline-grid',
  justifyItems: 'end',
  '@media': { [media.print]: { display: 'none' } },
})

/** Both labels in one place: the button does not change its width. */
export const labels = style({ display: 'inline-grid', justifyItems: 'center' })
export const label = style({ gridArea: '1 / 1', textDecoration: 'underline', textUnderlineOffset: space[4] })
export const hidden = style([label, { visibility: 'hidden' }])

export const silent = style(visuallyHiddenRule)
export const refused = style({
  maxWidth: '16ch', // raw: a few short lines, not wider than what is copied
  color: vars.color.danger,
  fontSize: fontSize.small,
  lineHeight: lineHeight.compact,
  textAlign: 'end',
})
