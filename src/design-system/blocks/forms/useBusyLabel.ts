import { longWait } from '#src/copy/shared.ts'
import { useLoadingStage } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'

/** Returns the label of a submit button while its request is running. The label changes after 10 s (NET-1). */
export const useBusyLabel = (busy: boolean, label: string): string =>
  useLoadingStage(busy ? 0 : null) === 'short' ? label : longWait.slowWrite
