import { create } from 'storybook/theming/create'
import { darkColors, lightColors } from '#src/design-system/theme/colors.ts'
import { fontFamily } from '#src/design-system/theme/tokens.css.ts'

type Colors = Record<keyof typeof lightColors, string>

const toTheme = (base: 'light' | 'dark', colors: Colors) =>
  create({
    base,
    fontBase: fontFamily.text,
    fontCode: 'ui-monospace, monospace',
    colorPrimary: colors.accent,
    colorSecondary: colors.focus,
    appBg: colors.paper,
    appContentBg: colors.paper,
    appPreviewBg: colors.paper,
    appHoverBg: colors.surface,
    appBorderColor: colors.line,
    appBorderRadius: 2,
    textColor: colors.ink,
    textInverseColor: colors.paper,
    textMutedColor: colors.inkMuted,
    barBg: colors.paper,
    barTextColor: colors.inkMuted,
    barHoverColor: colors.ink,
    barSelectedColor: colors.focus,
    buttonBg: colors.surface,
    buttonBorder: colors.control,
    booleanBg: colors.studio,
    booleanSelectedBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors.control,
    inputTextColor: colors.ink,
    inputBorderRadius: 2,
  })

/** The shop's two themes for Storybook's frame and documentation pages. */
export const themes = {
  light: { colors: lightColors, storybook: toTheme('light', lightColors) },
  dark: { colors: darkColors, storybook: toTheme('dark', darkColors) },
}

/** Matches while the reader's system asks for the dark theme. */
export const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
