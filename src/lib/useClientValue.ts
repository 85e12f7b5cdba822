import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * Reads a value that exists only in the browser. The component renders again after hydration only if the value differs from
 * `serverValue`.
 * @param serverValue the value while prerendering and hydrating
 */
export const useClientValue = <Value extends string | boolean | null>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue)

/** @returns true while the page is being prerendered or hydrated */
export const useIsHydrating = (): boolean => useClientValue(() => false, true)
