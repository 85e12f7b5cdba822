import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import {
  font,
  inset,
  lineWidth,
  media,
  motion,
  radius,
  size as measure,
  space,
} from '#src/design-system/theme/tokens.css.ts'

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: inset.control,
  paddingBlock: space[8],
  // Gives all tones the same size, and becomes visible in forced-colours mode.
  border: hairline.transparent,
  borderRadius: radius.edge,
  fontSize: font.size.compact,
  lineHeight: 1.2,
  letterSpacing: font.spacing.button,
  textAlign: 'center',
  transition: `background-color ${vars.motion.quick} ${motion.easing}`,
  selectors: {
    '&:disabled': {
      background: 'transparent',
      color: vars.color.inkMuted,
      border: hairline.dashed,
      cursor: 'not-allowed',
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    // Over a photograph an outline of a forced colour may not be visible.
    [media.forcedColors]: { background: 'Canvas' },
  },
})

export const size = styleVariants({
  medium: { minHeight: measure.action, paddingInline: space[24] },
  small: { minHeight: measure.target, paddingInline: inset.button },
})

const mixWithInk = (color: string, share: string) => `color-mix(in oklab, ${color} ${share}, ${vars.color.ink})`
const tint = `color-mix(in oklab, transparent 92%, ${vars.color.ink})`
const enabledHover = ':hover:not(:disabled):not([aria-disabled="true"])'
const onHover = `&${enabledHover}`

const filled = (background: string, color: string) => ({
  background,
  color,
  fontWeight: font.weight.strong,
  selectors: { [onHover]: { background: mixWithInk(background, '88%') } },
})

const outlined = (border: string, color: string) => ({
  background: 'transparent',
  color,
  borderColor: border,
  fontWeight: font.weight.medium,
  selectors: { [onHover]: { background: tint } },
})

const quiet = outlined('transparent', vars.color.ink)

const link = {
  background: 'transparent',
  paddingInline: 0,
  color: vars.color.ink,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: space[4],
  selectors: {
    [onHover]: { textDecorationThickness: lineWidth.strong },
    '&:disabled': { borderColor: 'transparent', textDecoration: 'none' },
  },
}

/** Styles by size and tone. Small buttons, used in table rows, are lighter: outlines instead of filled blocks. */
export const tone = {
  medium: styleVariants({
    primary: filled(vars.color.accent, vars.color.onAccent),
    secondary: { ...outlined('currentColor', vars.color.ink), fontWeight: font.weight.strong },
    danger: filled(vars.color.danger, vars.color.surface),
    quiet,
    link,
  }),
  small: styleVariants({
    primary: filled(vars.color.accent, vars.color.onAccent),
    secondary: outlined(vars.color.control, vars.color.ink),
    danger: outlined(vars.color.danger, vars.color.danger),
    quiet,
    link,
  }),
}

export const stretch = style({ width: '100%', justifyContent: 'space-between' })

const spin = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({
  display: 'inline-flex',
  '@media': { [media.motion]: { animation: `${spin} 900ms linear infinite` } },
})

export const arrow = style({
  display: 'inline-flex',
  transition: `translate ${vars.motion.steady} ${motion.easing}`,
  selectors: { [`${base}${enabledHover} &`]: { translate: `${space[4]} 0` } },
})
