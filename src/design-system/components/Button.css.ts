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

const enabledSelector = ':not(:disabled):not([aria-disabled="true"])'

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: inset.control,
  paddingBlock: space[8],
  // A transparent border gives all tones the same size and becomes visible in forced-colours mode.
  border: hairline.transparent,
  borderRadius: radius.edge,
  fontSize: font.size.compact,
  lineHeight: 1.2,
  letterSpacing: font.letterSpacing.button,
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
    [`&:active${enabledSelector}`]: { translate: `0 ${lineWidth.hairline}` },
  },
  '@media': {
    [media.print]: { display: 'none' },
    // On a photograph, an outline without a background may be invisible.
    [media.forcedColors]: { background: 'Canvas' },
  },
})

export const size = styleVariants({
  medium: { minHeight: measure.action, paddingInline: space[24] },
  small: { minHeight: measure.target, paddingInline: inset.button },
})

const hoverTint = `color-mix(in oklab, transparent 92%, ${vars.color.ink})`
const pressedTint = `color-mix(in oklab, transparent 86%, ${vars.color.ink})`
const hoverSelector = `&:hover${enabledSelector}`
const pressedSelector = `&:active${enabledSelector}`

/** Creates a rule for enabled buttons that are hovered but not pressed. */
const createHoverRule = <Style>(rule: Style) => ({
  [media.hover]: { selectors: { [`${hoverSelector}:not(:active)`]: rule } },
})

const createFilledStyle = (background: string, color: string, hoverBackground: string) => ({
  background,
  color,
  fontWeight: font.weight.strong,
  selectors: { [pressedSelector]: { background: `color-mix(in oklab, ${background} 94%, black)` } }, // raw: 6 % darker in both themes
  '@media': createHoverRule({ background: hoverBackground }),
})

const createOutlinedStyle = (border: string, color: string) => ({
  background: 'transparent',
  color,
  borderColor: border,
  fontWeight: font.weight.medium,
  selectors: { [pressedSelector]: { background: pressedTint } },
  '@media': createHoverRule({ background: hoverTint }),
})

const quietStyle = createOutlinedStyle('transparent', vars.color.ink)

const neutralStyle = createOutlinedStyle(vars.color.control, vars.color.ink)
const dangerColors = { borderColor: vars.color.danger, color: vars.color.danger }
/** A Delete button in a table row is red only on hover and focus, so that a table doesn't have a red column. */
const dangerHoverStyle = {
  ...neutralStyle,
  selectors: { ...neutralStyle.selectors, [`&:focus-visible${enabledSelector}`]: dangerColors },
  '@media': createHoverRule({ background: hoverTint, ...dangerColors }),
}

const linkStyle = {
  background: 'transparent',
  minWidth: measure.target,
  paddingInline: 0,
  borderInlineWidth: 0, // aligns the text with the text above and below
  color: vars.color.ink,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: space[4],
  '@media': createHoverRule({ textDecorationThickness: lineWidth.strong }),
  selectors: {
    '&:disabled': { borderColor: 'transparent', textDecoration: 'none' },
  },
}

/** The styles of each tone by size. Small danger buttons are outlined rather than filled, because table rows contain them. */
export const tone = {
  medium: styleVariants({
    primary: createFilledStyle(vars.color.accent, vars.color.onAccent, vars.color.accentHover),
    secondary: { ...createOutlinedStyle('currentColor', vars.color.ink), fontWeight: font.weight.strong },
    danger: createFilledStyle(
      vars.color.danger,
      vars.color.surface,
      `color-mix(in oklab, ${vars.color.danger} 90%, ${vars.color.surface})`,
    ),
    quiet: quietStyle,
    link: linkStyle,
  }),
  small: styleVariants({
    primary: createFilledStyle(vars.color.accent, vars.color.onAccent, vars.color.accentHover),
    secondary: createOutlinedStyle(vars.color.control, vars.color.ink),
    danger: dangerHoverStyle,
    quiet: quietStyle,
    link: linkStyle,
  }),
}

export const stretch = style({ width: '100%' })

const spin = keyframes({ to: { rotate: '360deg' } })

export const spinner = style({
  display: 'inline-flex',
  '@media': { [media.motion]: { animation: `${spin} 900ms linear infinite` } },
})

export const arrow = style({
  display: 'inline-flex',
  transition: `translate ${vars.motion.steady} ${motion.easing}`,
  '@media': { [media.hover]: { selectors: { [`${base}:hover${enabledSelector} &`]: { translate: `${space[4]} 0` } } } },
})
