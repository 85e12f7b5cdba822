import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * A value that only the browser knows, read without a hydration mismatch.
 * @param read reads the value in the browser; must return the same primitive until the next render
 * @param serverValue the value while prerendering and hydrating
 */
export const useClientValue = <Value extends string | null>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribe, read, () => serverValue)
