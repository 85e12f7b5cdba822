import { breakpoint, roomBreakpoint } from '#src/design-system/theme/tokens.css.ts'

/** Media queries by name; sizes are those of the breakpoint tokens. */
export const media = {
  medium: `(min-width: ${breakpoint.medium}px)`,
  large: `(min-width: ${breakpoint.large}px)`,
  belowMedium: `(max-width: ${breakpoint.medium - 0.02}px)`,
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Paper is white, whatever the device prefers. */
  dark: 'screen and (prefers-color-scheme: dark)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  screen: 'screen',
} as const

/** Container queries by name: beside the dashboard's menu there is less room than the window has. */
export const room = {
  columns: `(min-width: ${roomBreakpoint.columns}px)`,
  cards: `(max-width: ${roomBreakpoint.table - 0.02}px)`,
  tightTable: `(min-width: ${roomBreakpoint.table}px) and (max-width: ${roomBreakpoint.looseTable - 0.02}px)`,
} as const
