import { useState, type ReactNode } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'
import { afterPaint } from '#src/design-system/components/lib/afterPaint.ts'

/** The question before an irreversible action. Its text names what the action affects (ADMIN-7). */
export interface Confirmation {
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** danger: for an action that deletes something. */
  tone: 'primary' | 'danger'
  onConfirm: () => void
}

/**
 * Requires confirmation before an irreversible action. The cancel button gets the focus.
 * @returns the function that opens the dialog, and the dialog itself
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Confirmation | null>(null)
  const close = () => setQuestion(null)
  // Closed before the action starts, so that a second click can't send a second request.
  const accept = () => {
    close()
    question?.onConfirm()
  }
  const dialog = (
    <Dialog
      open={question !== null}
      onClose={close}
      role="alertdialog"
      title={question?.title}
      description={question?.text}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {question?.cancelLabel}
          </Button>
          <Button tone={question?.tone ?? 'primary'} onClick={accept}>
            {question?.confirmLabel}
          </Button>
        </>
      }
    />
  )
  return [(next: Confirmation) => afterPaint(() => setQuestion(next)), dialog] as const
}
