import { create } from 'storybook/theming/create'
import { darkColors, lightColors } from '#src/design-system/theme/colors.ts'
import { font } from '#src/design-system/theme/tokens.css.ts'

type Colors = Record<keyof typeof lightColors, string>

const createTheme = (base: 'light' | 'dark', colors: Colors) => ({
  colors,
  storybook: create({
    base,
    fontBase: font.family.text,
    colorPrimary: colors.accent,
    colorSecondary: colors.focus,
    appBg: colors.background,
    appContentBg: colors.background,
    appPreviewBg: colors.background,
    barBg: colors.background,
    appBorderColor: colors.line,
    textColor: colors.ink,
    textMutedColor: colors.inkMuted,
    barTextColor: colors.inkMuted,
  }),
})

/** The shop's two themes for Storybook's frame and documentation pages. */
export const themes = { light: createTheme('light', lightColors), dark: createTheme('dark', darkColors) }

export const darkModeQuery = matchMedia('(prefers-color-scheme: dark)')
