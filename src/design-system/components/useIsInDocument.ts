import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Whether the component's elements are in the document: from the start when they were prerendered, else after the commit
 * and before the paint.
 */
export function useIsInDocument(): boolean {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isInDocument, setIsInDocument] = useState(isHydrated)
  useLayoutEffect(() => setIsInDocument(true), [])
  return isInDocument
}
