import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { clampRule, condensed } from '#src/design-system/theme/mixins.css.ts'
import {
  font,
  lineWidth,
  media,
  motion,
  size as measure,
  space,
  underlineOffset,
} from '#src/design-system/theme/tokens.css.ts'

export const size = styleVariants({
  xsmall: { fontSize: font.size.xsmall, lineHeight: font.lineHeight.compact },
  small: { fontSize: font.size.small, lineHeight: font.lineHeight.compact },
  body: { fontSize: font.size.body, lineHeight: font.lineHeight.text },
  large: { fontSize: font.size.large, lineHeight: font.lineHeight.text },
  inherit: {},
})

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  success: { color: vars.color.success },
  danger: { color: vars.color.danger },
  info: { color: vars.color.info },
  inherit: { color: 'inherit' },
})

export const weight = styleVariants({
  medium: { fontWeight: font.weight.medium },
  strong: { fontWeight: font.weight.strong },
})

export const numeric = style({ whiteSpace: 'nowrap' })

export const clamp = styleVariants({ 2: 2, 3: 3, 6: 6 }, (count) => ({ ...clampRule, WebkitLineClamp: count }))

export const link = style({
  color: vars.color.ink,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: lineWidth.hairline,
  textUnderlineOffset: underlineOffset,
  transition: `text-underline-offset ${vars.motion.quick} ${motion.easing}`,
  '@media': {
    [media.hover]: { ':hover': { textDecorationThickness: lineWidth.strong } },
    // Enlarges the click target of a link without changing the height of the line.
    [media.touch]: { paddingBlock: space[16], marginBlock: `-${space[16]}` },
  },
})

/** User-written text may contain words of any length, and keeps its line breaks. */
export const userText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const toggle = style({
  minHeight: measure.target,
  fontSize: font.size.compact,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: underlineOffset,
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: lineWidth.strong } } },
})

/** Breaks an amount only if it is wider than the line. */
const wrappingAmount = style({ whiteSpace: 'normal', overflowWrap: 'break-word' })

export const amount = styleVariants({
  text: [wrappingAmount],
  title: [wrappingAmount, condensed, { fontSize: font.size.title }],
  large: [wrappingAmount, condensed, { fontSize: font.size.amount }],
})

export const unavailable = style({ whiteSpace: 'normal' })
