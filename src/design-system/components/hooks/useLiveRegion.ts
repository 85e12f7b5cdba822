import { useEffect, useState } from 'react'
import { hiddenContent } from '#src/design-system/theme/mixins.css.ts'
import { useIsHydrating } from '#src/lib/useIsHydrating.ts'

/**
 * Lets a polite live region render before its text. Screen readers announce only changes of an existing region (PAGE-15).
 * In a prerendered page, the text is present from the start.
 * @returns a class for the region that hides its text in the first render
 */
export function useLiveRegion(isPolite: boolean): string | undefined {
  const isHydrating = useIsHydrating()
  const [isRegionRendered, setIsRegionRendered] = useState(isHydrating || !isPolite)
  useEffect(() => setIsRegionRendered(true), [])
  return isRegionRendered ? undefined : hiddenContent
}
