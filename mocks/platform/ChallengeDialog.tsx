import { providerCopy } from '#mocks/copy.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'

export interface ChallengeDialogProps {
  open: boolean
  /** Told whether the owner of the card completed it; closing the dialog is failing. */
  onEnd: (completed: boolean) => void
}

/** 3-D Secure as the bank would ask for it. */
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
