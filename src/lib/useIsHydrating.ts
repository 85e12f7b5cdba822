import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** @returns whether the page is being prerendered, or hydrated from that */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
