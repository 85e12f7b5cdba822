import { draftNotice as copy } from '#src/copy/draftNotice.ts'
import type { DraftState } from '#src/design-system/blocks/forms/useFormDraft.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'

interface DraftNoticeProps {
  state: DraftState
  /** Whether the restored draft lacks its picture, because pictures can't be stored. */
  withoutPicture?: boolean
  onClear: () => void
}

/**
 * Reports that the form was restored from a draft, with a button to clear it, or that another tab submitted the draft
 * (AUTH-28).
 */
export function DraftNotice({ state, withoutPicture = false, onClear }: DraftNoticeProps) {
  if (!state) return null
  const isRestored = state === 'restored'
  return (
    <Notice
      tone="info"
      live="polite"
      action={isRestored ? <TextButton onClick={onClear}>{copy.clear}</TextButton> : undefined}
      text={copy[isRestored && withoutPicture ? 'restoredWithoutPicture' : state]}
    />
  )
}
