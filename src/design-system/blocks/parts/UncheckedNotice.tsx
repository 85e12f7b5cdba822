import { purchase } from '#src/copy/customerPages.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

/** Warns that price and stock may be outdated: they are from the list, because the part itself could not be loaded. */
export const UncheckedNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warning"
    live="polite"
    title={purchase.unchecked.title}
    text={purchase.unchecked.text}
    action={<TextButton onClick={onRetry}>{purchase.unchecked.action}</TextButton>}
  />
)
