import { formatMoment } from '#src/lib/formatMoment.ts'
import { useIsHydrating } from '#src/lib/useClientValue.ts'

/**
 * Formats a moment in the user's time zone, which is unknown during prerendering.
 * @param timestampMs milliseconds since 1970
 * @returns the formatted moment; null until hydration
 */
export const useFormattedMoment = (timestampMs: number): string | null => {
  const isHydrating = useIsHydrating()
  return isHydrating ? null : formatMoment(timestampMs)
}
