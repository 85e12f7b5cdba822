import { breakpoint, roomBreakpoint } from '#src/design-system/theme/tokens.css.ts'

/** Named media queries; the widths are the breakpoint tokens. */
export const media = {
  medium: `(min-width: ${breakpoint.medium}px)`,
  large: `(min-width: ${breakpoint.large}px)`,
  belowMedium: `(max-width: ${breakpoint.medium - 0.02}px)`,
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Screens only: printed pages are always light. */
  dark: 'screen and (prefers-color-scheme: dark)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  screen: 'screen',
} as const

/** Named container queries, for blocks that are much narrower than the window, such as those beside the side menu. */
export const room = {
  columns: `(min-width: ${roomBreakpoint.columns}px)`,
  cards: `(max-width: ${roomBreakpoint.table - 0.02}px)`,
  tightTable: `(min-width: ${roomBreakpoint.table}px) and (max-width: ${roomBreakpoint.looseTable - 0.02}px)`,
} as const
