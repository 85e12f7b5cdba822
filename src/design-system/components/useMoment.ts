import { formatMoment } from '#src/format/moment.ts'
import { useIsPrerendered } from '#src/loading/useIsPrerendered.ts'

/** A moment in the reader's time zone; null in a prerendered page, which is for readers in all of them. @param ms since 1970 */
export const useMoment = (ms: number): string | null => {
  const isPrerendered = useIsPrerendered()
  return isPrerendered ? null : formatMoment(ms)
}
