import { purchase } from '#src/copy/customerPages.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

/** Price and stock come from the list and may be old, because the part itself could not be loaded. */
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
