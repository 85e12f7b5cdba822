import { create } from 'storybook/theming/create'
import { darkColors, lightColors } from '#src/design-system/theme/colors.ts'
import { fontFamily } from '#src/design-system/theme/tokens.css.ts'

type Colors = Record<keyof typeof lightColors, string>

const toTheme = (base: 'light' | 'dark', colors: Colors) => {
  const { paper, surface, ink, inkMuted, line, control, accent, focus } = colors
  const storybook = create({
    base,
    fontBase: fontFamily.text,
    colorPrimary: accent,
    colorSecondary: focus,
    barSelectedColor: focus,
    appBg: paper,
    appContentBg: paper,
    appPreviewBg: paper,
    barBg: paper,
    textInverseColor: paper,
    appHoverBg: surface,
    buttonBg: surface,
    inputBg: surface,
    appBorderColor: line,
    buttonBorder: control,
    inputBorder: control,
    textColor: ink,
    textMutedColor: inkMuted,
    barTextColor: inkMuted,
    appBorderRadius: 2,
  })
  return { colors, storybook }
}

/** The shop's two themes for Storybook's frame and documentation pages. */
export const themes = { light: toTheme('light', lightColors), dark: toTheme('dark', darkColors) }

/** Matches while the reader's system asks for the dark theme. */
export const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
