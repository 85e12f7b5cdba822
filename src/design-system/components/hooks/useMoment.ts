import { formatMoment } from '#src/lib/formatMoment.ts'
import { useIsHydrating } from '#src/lib/useIsHydrating.ts'

/** A moment in the reader's time zone; null in a prerendered page, which is for readers in all of them. @param ms since 1970 */
export const useMoment = (ms: number): string | null => {
  const isHydrating = useIsHydrating()
  return isHydrating ? null : formatMoment(ms)
}
