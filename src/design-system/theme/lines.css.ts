import { vars } from '#src/design-system/theme/contract.css.ts'
import { lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

const solid = (color: string) => `${lineWidth.hairline} solid ${color}`

/** Borders of 1 px, named by their colour. */
export const hairline = {
  line: solid(vars.color.line),
  ink: solid(vars.color.ink),
  control: solid(vars.color.control),
  current: solid('currentColor'),
  /** Takes up the space of a border, and is visible in forced-colours mode. */
  transparent: solid('transparent'),
  /** For empty or disabled elements. */
  dashed: `${lineWidth.hairline} dashed ${vars.color.control}`,
} as const

/** The outline of the focused element. */
export const focusRing = { outline: `${lineWidth.strong} solid ${vars.color.focus}`, outlineOffset: lineWidth.strong }

/** Firefox before 121: what surrounds an invisible field shows each focus there, a pointer's too (ROBUST-5). */
export const noHas = 'not selector(:has(a))'

/** Moves the focus ring inside an element that would clip it. */
export const focusRingInside = { outlineOffset: `-${space[4]}` }

/** The dotted line that fills the space between a term and its value. */
export const leader = {
  content: '',
  order: 1,
  flex: `1 1 ${space[16]}`,
  minWidth: space[16],
  borderBottom: `${lineWidth.hairline} dotted ${vars.color.control}`,
  translate: '0 -3px',
} as const
