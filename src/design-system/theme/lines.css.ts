import { vars } from '#src/design-system/theme/contract.css.ts'
import { lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

const solid = (color: string) => `${lineWidth.hairline} solid ${color}`

/** Borders of one pixel, named like the colour they take. */
export const hairline = {
  line: solid(vars.color.line),
  ink: solid(vars.color.ink),
  control: solid(vars.color.control),
  current: solid('currentColor'),
  /** Keeps the place of a border, and is drawn where colours are forced. */
  transparent: solid('transparent'),
  /** Around what is empty or can't be used. */
  dashed: `${lineWidth.hairline} dashed ${vars.color.control}`,
} as const

/** Shows what has the keyboard's focus. */
export const focusRing = { outline: `${lineWidth.strong} solid ${vars.color.focus}`, outlineOffset: lineWidth.strong }

/** Moves the focus ring inside what has no room around it, or would cut it off. */
export const focusRingInside = { outlineOffset: `-${space[4]}` }

/** The dotted line between a term and its value: takes the room that both leave. */
export const leader = {
  content: '',
  order: 1,
  flex: `1 1 ${space[16]}`,
  minWidth: space[16],
  borderBottom: `${lineWidth.hairline} dotted ${vars.color.control}`,
  translate: '0 -3px',
} as const
