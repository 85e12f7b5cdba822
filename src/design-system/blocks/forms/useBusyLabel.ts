import { waiting } from '#src/copy/shared.ts'
import { useLoadingStage } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'

/** @returns the label of a form's button while it is sent: after 10 s it says that the shop is still working (NET-1) */
export const useBusyLabel = (busy: boolean, label: string): string =>
  useLoadingStage(busy ? 0 : null) === 'short' ? label : waiting.slowWrite
