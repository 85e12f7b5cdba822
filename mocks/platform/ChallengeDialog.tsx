import { providerCopy } from '#mocks/copy.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'

export interface ChallengeDialogProps {
  open: boolean
  /** Called with the outcome; closing the dialog counts as not completed. */
  onEnd: (completed: boolean) => void
}

export function ChallengeDialog({ open, onEnd }: ChallengeDialogProps) {
  const { title, text, complete, fail } = providerCopy.challenge
  return (
    <Dialog
      open={open}
      onClose={() => onEnd(false)}
      title={title}
      description={text}
      actions={
        <>
          <Button tone="secondary" onClick={() => onEnd(false)}>
            {fail}
          </Button>
          <Button onClick={() => onEnd(true)}>{complete}</Button>
        </>
      }
    />
  )
}
