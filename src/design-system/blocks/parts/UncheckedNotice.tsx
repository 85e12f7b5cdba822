import { purchase } from '#src/copy/customerPages.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

/** The request for the current price and stock. Until it succeeds, the form shows values from the list and can't be submitted. */
export interface PartCheck {
  state: 'running' | 'failed'
  retry: () => void
}

/** Warns that price and stock are from the list and may be outdated. Shown if the request for the part itself failed. */
export const UncheckedNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warning"
    live="polite"
    title={purchase.checkFailed.title}
    text={purchase.checkFailed.text}
    action={<TextButton onClick={onRetry}>{purchase.checkFailed.action}</TextButton>}
  />
)
