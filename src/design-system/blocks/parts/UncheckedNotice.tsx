import { purchase } from '#src/copy/customerPages.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

/** Warns that price and stock are from the list and may be outdated, because the request for the part itself failed. */
export const UncheckedNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warning"
    live="polite"
    title={purchase.unchecked.title}
    text={purchase.unchecked.text}
    action={<TextButton onClick={onRetry}>{purchase.unchecked.action}</TextButton>}
  />
)
