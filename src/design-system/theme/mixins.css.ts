import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { darkColors, lightColors } from '#src/design-system/theme/colors.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { font, media, motion, size } from '#src/design-system/theme/tokens.css.ts'

/** Capitals in the font of headings. */
export const capitals = style({
  fontFamily: font.family.heading,
  fontWeight: font.weight.heading,
  textTransform: 'uppercase',
  '@media': { [media.print]: { fontFamily: font.printFamily.heading } },
})

/** Condensed capitals, for headings and amounts. */
export const condensed = style([capitals, { letterSpacing: font.spacing.heading, lineHeight: font.lineHeight.heading }])

/** Small condensed capitals, for figure labels, column headings and notes. */
export const lettering = style([
  capitals,
  { fontSize: font.size.small, lineHeight: font.lineHeight.heading, letterSpacing: font.spacing.figure },
])

/** Hides an element but keeps it in the accessibility tree. */
export const visuallyHiddenRule = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Hides text visually; screen readers still read it. */
export const visuallyHidden = style({ ...visuallyHiddenRule, whiteSpace: 'nowrap' })

/** Hidden in print (STATE-17). */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })

/** Shown in print only. */
export const printOnly = style({ '@media': { [media.screen]: { display: 'none' } } })

/**
 * A dark area in both themes (hero, counters, footer). It overrides the colour tokens for its content, so components
 * need no dark variant. The accent colour stays that of the page.
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

/** Content width of the page; `wideContent` and the window's width change it. */
export const contentWidth = createVar()
globalStyle(':root', {
  vars: { [contentWidth]: size.content },
  '@media': { [media.wide]: { vars: { [contentWidth]: size.contentWide } } },
})

/** Around the shell of pages with tables, so that their navbar and footer are as wide as the table. */
export const wideContent = style({ display: 'contents', vars: { [contentWidth]: size.contentDashboard } })

/** Height of what covers the lower edge of the window, such as the demo's badge. */
export const bottomInset = createVar()

/** Distance of the ticks from the edge; cards add 4 px on hover and focus. */
const tickInset = createVar()
/** Colour of the ticks; it differs on a photograph. */
export const tickColor = createVar()

/** The light of the studio in which our parts are photographed, from the ceiling to the floor, as at the edges of the pictures. */
export const studioLight = 'linear-gradient(#dad9d7, #dedddb 25%, #ecebe9 50%, #e9e8e6 75%, #e6e5e3)'

const stroke = `linear-gradient(${tickColor}, ${tickColor})`
const corners = ['0 0', '100% 0', '0 100%', '100% 100%']

/** Ticks of 10 px in the four corners of a positioned box. */
export const ticks = style({
  vars: { [tickColor]: vars.color.control },
  '::after': {
    content: '',
    position: 'absolute',
    inset: fallbackVar(tickInset, '8px'),
    pointerEvents: 'none',
    background: corners.flatMap((at) => [`${stroke} ${at} / 10px 1px`, `${stroke} ${at} / 1px 10px`]).join(', '),
    backgroundRepeat: 'no-repeat',
    transition: `inset ${vars.motion.steady} ${motion.easing}`,
  },
  // Browsers print gradients as white areas, unless backgrounds are switched on.
  '@media': { [media.print]: { '::after': { display: 'none' } } },
})

/** For a card around a picture: its ticks move inwards on hover and focus. */
export const closesTicks = style({
  ':focus-within': { vars: { [tickInset]: '12px' } },
  '@media': { [media.hover]: { ':hover': { vars: { [tickInset]: '12px' } } } },
})

const dark = (alpha: number) => `rgb(8 9 10 / ${alpha})`
const bottom = `linear-gradient(0deg, ${dark(0.62)} 0, ${dark(0)} 190px)`

/** Darkens a photograph at the left, behind the headline, and at the bottom, behind the arrows. */
export const scrim = {
  '@media': {
    [`${media.screen} and ${media.medium}`]: {
      background: `${bottom}, linear-gradient(90deg, ${dark(0.9)} 0, ${dark(0.66)} 44%, ${dark(0)} 84%)`,
    },
    [`${media.screen} and ${media.large}`]: {
      background: `${bottom}, linear-gradient(90deg, ${dark(0.86)} 0, ${dark(0.55)} 32%, ${dark(0)} 58%)`,
    },
  },
}

/** What is inside takes its space, but is not there yet for anybody. */
export const hiddenContent = style({})
globalStyle(`${hiddenContent} > *`, { visibility: 'hidden' })
