import { createThemeContract } from '@vanilla-extract/css'

/**
 * The names of everything that differs between themes, by role and never by colour. A leaf: it
 * produces no CSS; light.css.ts and dark.css.ts attach values. What is the same in every theme is in tokens.css.ts.
 */
export const vars = createThemeContract({
  color: {
    paper: null,
    surface: null,
    studio: null,
    ink: null,
    inkMuted: null,
    line: null,
    control: null,
    accent: null,
    onAccent: null,
    accentText: null,
    accentTint: null,
    success: null,
    successTint: null,
    danger: null,
    dangerTint: null,
    info: null,
    infoTint: null,
    focus: null,
    graphite: null,
    backdrop: null,
  },
  /** A photograph and what lies on it: its studio is light in both themes, from before it has loaded. */
  picture: { studio: null, ink: null, tick: null, filter: null },
  /** Under dialogs and toasts only. */
  shadow: null,
  /** Durations; nothing lasts with prefers-reduced-motion. */
  motion: { quick: null, steady: null },
})
