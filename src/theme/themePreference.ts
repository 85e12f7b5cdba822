import { tryStorage } from '#src/lib/browserStorage.ts'

/** The themes to choose from; 'system' follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

export const themeKey = 'dhruva:theme'

const isThemeChoice = (value: string | null | undefined): value is ThemeChoice => value === 'light' || value === 'dark'

/**
 * Not kept in memory when storage is blocked: this runs inside the page before the first paint and stays small.
 * @returns the stored choice; 'system' when there is none or storage is blocked
 */
export function readTheme(): ThemeChoice {
  const stored = tryStorage((storage) => storage.getItem(themeKey))
  return isThemeChoice(stored) ? stored : 'system'
}

/** The theme that the page has now, stored or not. */
export function currentTheme(): ThemeChoice {
  const theme = document.documentElement.dataset.theme
  return isThemeChoice(theme) ? theme : 'system'
}

/** Applies a theme to the page: for the stylesheet, and by the `theme-color` tags for the browser's toolbar. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-theme]')) {
    const { theme } = color.dataset
    color.media = choice === 'system' ? `(prefers-color-scheme: ${theme})` : choice === theme ? 'all' : 'not all'
  }
}

/** Applies and stores a choice; when storage is blocked, it lasts for this page only. */
export function saveTheme(choice: ThemeChoice): void {
  applyTheme(choice)
  tryStorage((storage) => (choice === 'system' ? storage.removeItem(themeKey) : storage.setItem(themeKey, choice)))
}
