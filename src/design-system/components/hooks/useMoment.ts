import { formatMoment } from '#src/lib/formatMoment.ts'
import { useIsHydrating } from '#src/lib/useIsHydrating.ts'

/** Formats a moment in the reader's time zone; null in a prerendered page, because the zone is unknown. @param ms since 1970 */
export const useMoment = (ms: number): string | null => {
  const isHydrating = useIsHydrating()
  return isHydrating ? null : formatMoment(ms)
}
