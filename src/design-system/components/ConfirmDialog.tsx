import type { ReactNode } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import { Dialog } from '#src/design-system/components/Dialog.tsx'

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

export type Confirm = (question: Confirmation) => void

export interface ConfirmDialogProps {
  question: Confirmation | null
  /** Called on either answer, before the action starts: a second click can't send a second request (ADMIN-7). */
  onClose: () => void
}

/** Asks for confirmation before an irreversible action. The cancel button gets the focus. */
export function ConfirmDialog({ question, onClose }: ConfirmDialogProps) {
  const confirm = () => {
    onClose()
    question?.onConfirm()
  }
  return (
    <Dialog
      open={question !== null}
      onClose={onClose}
      role="alertdialog"
      title={question?.title}
      description={question?.text}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {question?.cancelLabel}
          </Button>
          <Button tone={question?.tone ?? 'primary'} onClick={confirm}>
            {question?.confirmLabel}
          </Button>
        </>
      }
    />
  )
}
