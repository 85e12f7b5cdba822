import { breakpoint } from '#src/design-system/theme/tokens.css.ts'

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
