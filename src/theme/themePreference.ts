import { tryStorage } from '#src/lib/browserStorage.ts'

/** 'system' follows the device. */
export type ThemePreference = 'system' | 'light' | 'dark'

export const themeKey = 'dhruva:theme'

const isExplicitTheme = (value: string | null | undefined): value is ThemePreference =>
  value === 'light' || value === 'dark'

/**
 * Reads the stored theme. It does not use `createBrowserStorage`, so that the script that runs before the first paint stays
 * small.
 * @returns 'system' if nothing is stored or storage is blocked
 */
export function readTheme(): ThemePreference {
  const storedTheme = tryStorage((storage) => storage.getItem(themeKey))
  return isExplicitTheme(storedTheme) ? storedTheme : 'system'
}

/** @returns the current theme of the page, even if it could not be stored */
export function getCurrentTheme(): ThemePreference {
  const theme = document.documentElement.dataset.theme
  return isExplicitTheme(theme) ? theme : 'system'
}

/** Applies a theme to the styles and to the `theme-color` tags, which set the colour of the browser's toolbar. */
export function applyTheme(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = preference
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-theme]')) {
    const { theme } = tag.dataset
    tag.media = preference === 'system' ? `(prefers-color-scheme: ${theme})` : preference === theme ? 'all' : 'not all'
  }
}

/** Applies and stores a theme. If storage is blocked, the theme applies to this page only. */
export function saveTheme(preference: ThemePreference): void {
  applyTheme(preference)
  tryStorage((storage) =>
    preference === 'system' ? storage.removeItem(themeKey) : storage.setItem(themeKey, preference),
  )
}
