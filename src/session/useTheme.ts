import { useSyncExternalStore } from 'react'
import { saveTheme, shownTheme, type ThemeChoice } from '#src/session/themePreference.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(choice: ThemeChoice): void {
  saveTheme(choice)
  for (const listener of listeners) listener()
}

/** @returns the visitor's choice, 'system' where a page's file is taken over, and how to make another */
export const useTheme = (): [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribe, shownTheme, () => 'system'),
  choose,
]
