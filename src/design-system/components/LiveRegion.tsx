import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { liveRegionId } from '#src/design-system/components/hooks/useAnnouncement.ts'

/**
 * The region for announcements. It is the last element of the app, so that its text, which repeats text of the page, is read
 * last. An open dialog hides the rest of the app from screen readers, but not elements with `aria-live`.
 */
export const LiveRegion = () => (
  <VisuallyHidden>
    <span id={liveRegionId} role="log" aria-live="polite" />
  </VisuallyHidden>
)
