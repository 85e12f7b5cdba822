import { draft as copy } from '#src/copy/dashboard.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

/** Says why a form is filled in already, and offers to begin anew (AUTH-28). */
export function DraftNotice({ withoutPicture = false, onClear }: { withoutPicture?: boolean; onClear: () => void }) {
  return (
    <Notice
      tone="info"
      live="status"
      action={
        <Button tone="link" size="small" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    >
      {withoutPicture ? copy.backWithoutPicture : copy.back}
    </Notice>
  )
}
