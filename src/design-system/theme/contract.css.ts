import { createThemeContract } from '@vanilla-extract/css'
import { lightColors } from '#src/design-system/theme/colors.ts'
import { lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

/** The tokens that differ between themes. Their values are in themes.css.ts. All other tokens are in tokens.css.ts. */
export const vars = createThemeContract({
  color: lightColors,
  /** The background of photographs (light in both themes), the colours of labels and ticks on them, and their filter. */
  picture: { studio: null, ink: null, tick: null, filter: null },
  /** The shadow of dialogs and toasts. */
  shadow: null,
  /** Durations, which are almost zero with `prefers-reduced-motion`. */
  motion: { quick: null, steady: null },
})

const solidBorder = (color: string) => `${lineWidth.hairline} solid ${color}`

/** Borders, named by their colour. */
export const hairline = {
  line: solidBorder(vars.color.line),
  ink: solidBorder(vars.color.ink),
  control: solidBorder(vars.color.control),
  current: solidBorder('currentColor'),
  /** An invisible border that takes up the same space, and becomes visible in forced-colours mode. */
  transparent: solidBorder('transparent'),
  /** The border of empty or disabled elements. */
  dashed: `${lineWidth.hairline} dashed ${vars.color.control}`,
} as const

export const focusRing = { outline: `${lineWidth.strong} solid ${vars.color.focus}`, outlineOffset: lineWidth.strong }

/**
 * An `@supports` condition for browsers without `:has()`, such as Firefox before 121. There, the frame around an invisible
 * field shows a focus ring even if the field was focused with a pointer (ROBUST-5).
 */
export const withoutHasSelector = 'not selector(:has(a))'

/** The focus ring of elements that would clip an outer ring. */
export const focusRingInside = { outlineOffset: `-${space[4]}` }

/** The dotted line that fills the space between a term and its value. */
export const dottedLeader = {
  content: '',
  order: 1,
  flex: `1 1 ${space[16]}`,
  minWidth: space[16],
  borderBottom: `${lineWidth.hairline} dotted ${vars.color.control}`,
  translate: '0 -3px',
} as const
