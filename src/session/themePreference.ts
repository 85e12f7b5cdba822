import { tryStorage } from '#src/platform/browserStorage.ts'

/** What a visitor may choose; 'system' follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const key = 'dhruva:theme'

const isChoice = (value: string | null | undefined): value is ThemeChoice => value === 'light' || value === 'dark'

/** @returns the remembered choice; 'system' when there is none or storage is blocked. */
export function readTheme(): ThemeChoice {
  const stored = tryStorage((storage) => storage.getItem(key))
  return isChoice(stored) ? stored : 'system'
}

/** @returns the choice that is shown, remembered or not */
export function shownTheme(): ThemeChoice {
  const shown = document.documentElement.dataset['theme']
  return isChoice(shown) ? shown : 'system'
}

/**
 * Shows a theme: the stylesheet reads `data-theme` of the root element, the browser's own bars take the colour of the
 * `theme-color` whose media holds.
 */
export function showTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-theme]')) {
    const { theme } = color.dataset
    color.media = choice === 'system' ? `(prefers-color-scheme: ${theme})` : choice === theme ? 'all' : 'not all'
  }
}

/** Shows and remembers a choice; where storage is blocked it holds for this page only. */
export function saveTheme(choice: ThemeChoice): void {
  showTheme(choice)
  tryStorage((storage) => (choice === 'system' ? storage.removeItem(key) : storage.setItem(key, choice)))
}
