import { createThemeContract } from '@vanilla-extract/css'

/**
 * The design tokens that differ between themes, named by role, not by colour. light.css.ts and dark.css.ts set the
 * values. Tokens that are the same in every theme are in tokens.css.ts.
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
  /** Colours of a photograph's background, and of labels and ticks on it. The background is light in both themes. */
  picture: { studio: null, ink: null, tick: null, filter: null },
  /** For dialogs and toasts only. */
  shadow: null,
  /** Durations; almost zero with prefers-reduced-motion. */
  motion: { quick: null, steady: null },
})
