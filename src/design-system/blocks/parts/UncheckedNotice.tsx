import { purchase } from '#src/copy/customerPages.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

/** Price and stock of the list may be old, and the part itself could not be read. */
export const UncheckedNotice = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warning"
    live="status"
    title={purchase.unchecked.title}
    action={
      <Button tone="link" size="small" onClick={onRetry}>
        {purchase.unchecked.action}
      </Button>
    }
  >
    {purchase.unchecked.text}
  </Notice>
)
