import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** @returns true while the page is being prerendered or hydrated */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
