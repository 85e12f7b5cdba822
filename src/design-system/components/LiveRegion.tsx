import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { liveRegionId } from '#src/design-system/components/hooks/useAnnouncement.ts'

/**
 * The region for announcements. It comes last in the app, so that somebody reading through the page with a screen reader
 * doesn't meet the repeated texts in the middle. An open dialog hides the rest of the app from screen readers, but elements
 * with `aria-live` are not hidden, so announcements are still read while a dialog is open.
 */
export const LiveRegion = () => (
  <VisuallyHidden>
    <span id={liveRegionId} role="log" aria-live="polite" />
  </VisuallyHidden>
)
