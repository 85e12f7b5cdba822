import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Returns a value that exists only in the browser. Renders again after hydration only if the value differs.
 * @param serverValue the value while prerendering and hydrating
 */
export const useClientValue = <Value extends string | boolean | null>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => serverValue)

/** @returns true while the page is being prerendered or hydrated */
export const useIsHydrating = (): boolean => useClientValue(() => false, true)
