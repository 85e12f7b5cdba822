import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { size, space } from '#src/design-system/theme/tokens.css.ts'

export const page = style({
  width: '100%',
  // The content's width, plus the gutters.
  maxWidth: `calc(${size.content} + 2 * ${space[48]})`,
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': {
    [media.medium]: { paddingInline: space[24] },
    [media.large]: { paddingInline: space[48] },
    // Paper has margins of its own.
    [media.print]: { paddingInline: 0 },
  },
})

export const padding = styleVariants({
  none: {},
  page: {
    paddingBlock: `${space[32]} ${space[64]}`,
    '@media': {
      [media.large]: { paddingBlock: `${space[48]} ${space[96]}` },
      [media.print]: { paddingBlock: space[24] },
    },
  },
})
