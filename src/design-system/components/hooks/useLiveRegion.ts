import { useEffect, useState } from 'react'
import { hiddenContent } from '#src/design-system/theme/mixins.css.ts'
import { useIsHydrating } from '#src/lib/useIsHydrating.ts'

/**
 * Renders a polite live region before its text. Screen readers announce changes of a region, so one that arrives with its
 * text stays silent (PAGE-15). A prerendered page has both from the start.
 * @returns a class for the region, which hides its text in the first render
 */
export function useLiveRegion(isPolite: boolean): string | undefined {
  const isHydrating = useIsHydrating()
  const [isRegionRendered, setIsRegionRendered] = useState(isHydrating || !isPolite)
  useEffect(() => setIsRegionRendered(true), [])
  return isRegionRendered ? undefined : hiddenContent
}
