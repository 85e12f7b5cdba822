import { useSyncExternalStore } from 'react'
import { saveTheme, currentTheme, type ThemeChoice } from '#src/theme/themePreference.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Stryker disable next-line ArrowFunction: React ignores updates of an unmounted component; this frees memory
  return () => listeners.delete(listener)
}

function chooseTheme(choice: ThemeChoice): void {
  saveTheme(choice)
  for (const listener of listeners) listener()
}

/** @returns the chosen theme ('system' while hydrating) and a function to choose another */
export const useTheme = (): [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribe, currentTheme, () => 'system'),
  chooseTheme,
]
