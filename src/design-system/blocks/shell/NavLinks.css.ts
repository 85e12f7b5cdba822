import { style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, size, space } from '#src/design-system/theme/tokens.css.ts'
import { condensed } from '#src/design-system/theme/mixins.css.ts'

export const list = styleVariants({
  row: { display: 'flex', gap: space[16], '@media': { [media.large]: { gap: space[32] } } },
  column: { borderBlockStart: hairline.line },
  footer: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16] },
})

const base = style({
  display: 'flex',
  alignItems: 'center',
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: 'transparent',
  // Forced-colours mode shows transparent borders and underlines, so hide them except on the current page's link.
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
})

const currentMarker = { '&[aria-current]': { borderColor: vars.color.accent } }
const inForcedColors = (rule: Record<string, string>) => ({
  [media.forcedColors]: { selectors: { '&[aria-current]': rule } },
})

export const link = styleVariants({
  row: [
    base,
    {
      minHeight: size.bar,
      borderBlockWidth: lineWidth.bar,
      fontSize: font.size.compact,
      fontWeight: font.weight.medium,
      whiteSpace: 'nowrap',
      transition: `border-color ${vars.motion.quick}`,
      selectors: {
        '&[aria-current]': { borderBlockEndColor: vars.color.accent },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not([aria-current])': { borderBlockEndColor: vars.color.control } },
        },
        ...inForcedColors({ borderBlockEndColor: 'Highlight' }),
      },
    },
  ],
  column: [
    base,
    condensed,
    {
      minHeight: space[64],
      borderInlineStartWidth: lineWidth.bar,
      paddingInlineStart: space[16],
      boxShadow: `0 ${lineWidth.hairline} 0 ${vars.color.line}`,
      fontSize: font.size.title,
      selectors: currentMarker,
      '@media': inForcedColors({ borderColor: 'Highlight' }),
    },
  ],
  footer: [
    base,
    {
      minHeight: size.target,
      fontSize: font.size.compact,
      textDecorationLine: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: space[4],
      selectors: {
        '&[aria-current]': { textDecorationColor: vars.color.accentText, textDecorationThickness: lineWidth.strong },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not([aria-current])': { textDecorationColor: 'currentColor' } },
        },
        [media.forcedColors]: {
          textDecorationLine: 'none',
          selectors: { '&:hover, &[aria-current]': { textDecorationLine: 'underline' } },
        },
      },
    },
  ],
})
