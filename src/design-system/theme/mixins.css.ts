import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { darkColors, lightColors } from '#src/design-system/theme/colors.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, motion, size, space } from '#src/design-system/theme/tokens.css.ts'

export const capitals = style({
  fontFamily: font.family.heading,
  fontWeight: font.weight.heading,
  textTransform: 'uppercase',
  '@media': { [media.print]: { fontFamily: font.printFamily.heading } },
})

/** Condensed text, in capitals, for headings and amounts. */
export const condensed = style([
  capitals,
  { letterSpacing: font.letterSpacing.heading, lineHeight: font.lineHeight.heading },
])

/** Small condensed text, in capitals, for figure labels, column headings and notes. */
export const lettering = style([
  capitals,
  { fontSize: font.size.small, lineHeight: font.lineHeight.heading, letterSpacing: font.letterSpacing.figure },
])

export const visuallyHiddenRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Hides an element but keeps it in the accessibility tree. */
export const visuallyHidden = style({ ...visuallyHiddenRule, whiteSpace: 'nowrap' })

/** Cells separated by thin lines, like the title block of a technical drawing. */
export const titleBlock = style({
  display: 'grid',
  overflow: 'hidden',
  border: hairline.line,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** A cell with a line on the right and at the bottom. The title block clips the lines at its outer edge. */
export const titleBlockCell = {
  display: 'flex',
  gap: space[16],
  boxShadow: `${lineWidth.hairline} ${lineWidth.hairline} 0 ${vars.color.line}`,
} as const

/** Makes an invisible control as large as the visible element that shows the control's state. */
export const coverParentRule = { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0 } as const

/** Truncates text to the number of lines in `WebkitLineClamp`. */
export const clampRule = { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical' } as const

const progressFill = {
  background: vars.color.accent,
  boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${vars.color.accentText}`,
  transition: `inline-size ${vars.motion.steady} ${motion.easing}`,
} as const

/** Styles a <progress> element. Amber has too little contrast with the background, so the filled part has a darker edge. */
export const progressRule = {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: space[12],
  border: hairline.control,
  background: vars.color.surface,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': progressFill,
  '::-moz-progress-bar': progressFill,
} as const

export const preLine = style({ whiteSpace: 'pre-line' })

/** Hides an element in print (STATE-17). */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })

export const printOnly = style({ '@media': { [media.screen]: { display: 'none' } } })

/**
 * An area that is dark in both themes (hero, counters, footer). It overrides the colour tokens, so that the components inside
 * don't need a dark variant. The accent colour stays the same.
 */
export const graphite = style({
  vars: {
    [vars.color.background]: lightColors.graphite,
    [vars.color.surface]: darkColors.surface,
    [vars.color.ink]: darkColors.ink,
    [vars.color.inkMuted]: darkColors.inkMuted,
    [vars.color.line]: 'rgb(236 234 228 / 0.25)',
    [vars.color.control]: darkColors.control,
    [vars.color.accentText]: darkColors.accentText,
    [vars.color.danger]: darkColors.danger,
    [vars.color.success]: darkColors.success,
    [vars.color.info]: darkColors.info,
    [vars.color.focus]: darkColors.focus,
  },
  background: vars.color.background,
  color: vars.color.ink,
  colorScheme: 'dark',
})

/** The maximum width of the page's content. It depends on `wideContent` and the width of the window. */
export const contentWidth = createVar()
globalStyle(':root', {
  vars: { [contentWidth]: size.content },
  '@media': { [media.wide]: { vars: { [contentWidth]: size.contentWide } } },
})

/** For the shell of pages with tables. The navbar and the footer become as wide as the table. */
export const wideContent = style({ display: 'contents', vars: { [contentWidth]: size.contentDashboard } })

/** The height of anything that may cover the bottom of the page, such as the demo's badge. */
export const bottomInset = createVar()

/** The distance of the ticks from the edge. `movesTicksInwards` increases it. */
const tickInset = createVar()
export const tickColor = createVar()

/** The background colours at the edges of our studio photographs, from top to bottom. */
export const studioLight = 'linear-gradient(#dad9d7, #dedddb 25%, #ecebe9 50%, #e9e8e6 75%, #e6e5e3)'

const tickStroke = `linear-gradient(${tickColor}, ${tickColor})`
const cornerPositions = ['0 0', '100% 0', '0 100%', '100% 100%']

/** Ticks of 10 px in the four corners of a positioned element. */
export const ticks = style({
  vars: { [tickColor]: vars.color.control },
  '::after': {
    content: '',
    position: 'absolute',
    inset: fallbackVar(tickInset, '8px'),
    pointerEvents: 'none',
    background: cornerPositions
      .flatMap((position) => [`${tickStroke} ${position} / 10px 1px`, `${tickStroke} ${position} / 1px 10px`])
      .join(', '),
    backgroundRepeat: 'no-repeat',
    transition: `inset ${vars.motion.steady} ${motion.easing}`,
  },
  // Unless the user enables background graphics, browsers print gradients as white areas.
  '@media': { [media.print]: { '::after': { display: 'none' } } },
})

/** Applied to a card with a picture. While the card is hovered or focused, the ticks of the picture move inwards. */
export const movesTicksInwards = style({
  ':focus-within': { vars: { [tickInset]: '12px' } },
  '@media': { [media.hover]: { ':hover': { vars: { [tickInset]: '12px' } } } },
})

const scrimColor = (alpha: number) => `rgb(8 9 10 / ${alpha})`
const bottomScrim = `linear-gradient(0deg, ${scrimColor(0.62)} 0, ${scrimColor(0)} 190px)`

/** Darkens a photograph behind the headline, at the left, and behind the arrows, at the bottom. */
export const scrim = {
  '@media': {
    [`${media.screen} and ${media.medium}`]: {
      background: `${bottomScrim}, linear-gradient(90deg, ${scrimColor(0.9)} 0, ${scrimColor(0.66)} 44%, ${scrimColor(0)} 84%)`,
    },
    [`${media.screen} and ${media.large}`]: {
      background: `${bottomScrim}, linear-gradient(90deg, ${scrimColor(0.86)} 0, ${scrimColor(0.55)} 32%, ${scrimColor(0)} 58%)`,
    },
  },
}
