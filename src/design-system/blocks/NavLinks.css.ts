import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontSize, fontWeight, size, space } from '#src/design-system/theme/tokens.css.ts'
import { condensed } from '#src/design-system/theme/text.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'

export const list = styleVariants({
  row: { display: 'flex', gap: space[16], '@media': { [media.large]: { gap: space[32] } } },
  column: { borderBlockStart: `1px solid ${vars.color.line}` },
  footer: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16] },
})

const base = style({
  display: 'flex',
  alignItems: 'center',
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: 'transparent',
})

const marked = { '&[aria-current]': { borderColor: vars.color.accent } }

export const link = styleVariants({
  row: [
    base,
    {
      minHeight: size.bar,
      borderBlockWidth: '3px',
      fontSize: fontSize.compact,
      fontWeight: fontWeight.medium,
      whiteSpace: 'nowrap',
      transition: `border-color ${vars.motion.quick}`,
      selectors: {
        '&:hover': { borderBlockEndColor: vars.color.control },
        '&[aria-current]': { borderBlockEndColor: vars.color.accent },
      },
    },
  ],
  column: [
    base,
    condensed,
    {
      minHeight: '64px',
      borderInlineStartWidth: '3px',
      paddingInlineStart: space[16],
      boxShadow: `0 1px 0 ${vars.color.line}`,
      fontSize: fontSize.title,
      selectors: marked,
    },
  ],
  footer: [
    base,
    {
      minHeight: size.target,
      fontSize: fontSize.compact,
      textDecorationLine: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '4px',
      selectors: {
        '&:hover': { textDecorationColor: 'currentColor' },
        '&[aria-current]': { textDecorationColor: vars.color.accentText, textDecorationThickness: '2px' },
      },
    },
  ],
})
