import { assignVars, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'

/**
 * A dark area in both themes (hero, counters, footer). It overrides the colour tokens for its content, so components
 * need no dark variant. The accent colour stays that of the page.
 */
export const graphite = style({
  vars: {
    ...assignVars(
      {
        paper: vars.color.paper,
        surface: vars.color.surface,
        ink: vars.color.ink,
        inkMuted: vars.color.inkMuted,
        line: vars.color.line,
        control: vars.color.control,
        accentText: vars.color.accentText,
        danger: vars.color.danger,
        success: vars.color.success,
        info: vars.color.info,
        focus: vars.color.focus,
      },
      {
        paper: '#14181D',
        surface: '#181D22',
        ink: '#ECEAE4',
        inkMuted: '#A4AEB9',
        line: 'rgb(236 234 228 / 0.25)',
        control: '#6F7B87',
        accentText: '#FFBE3D',
        danger: '#FF8A80',
        success: '#5FCB8C',
        info: '#8AB4F0',
        focus: '#8AB4F0',
      },
    ),
  },
  background: vars.color.paper,
  color: vars.color.ink,
  colorScheme: 'dark',
})
