import { draftNotice as copy } from '#src/copy/draftNotice.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

/** Explains why a form is already filled in, and offers to clear it (AUTH-28). */
export function DraftNotice({ withoutPicture = false, onClear }: { withoutPicture?: boolean; onClear: () => void }) {
  return (
    <Notice tone="info" live="polite" action={<TextButton onClick={onClear}>{copy.clear}</TextButton>}>
      {withoutPicture ? copy.backWithoutPicture : copy.back}
    </Notice>
  )
}
