import { useSyncExternalStore } from 'react'
import { saveTheme, getCurrentTheme, type ThemePreference } from '#src/theme/themePreference.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Stryker disable next-line ArrowFunction: React ignores updates of an unmounted component; this frees memory
  return () => listeners.delete(listener)
}

function setTheme(preference: ThemePreference): void {
  saveTheme(preference)
  for (const listener of listeners) listener()
}

/** @returns the selected theme ('system' while hydrating) and a function that changes it */
export const useTheme = (): [ThemePreference, (preference: ThemePreference) => void] => [
  useSyncExternalStore(subscribe, getCurrentTheme, () => 'system'),
  setTheme,
]
