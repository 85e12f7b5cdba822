import type { ReactNode } from 'react'
import { ConfirmDialog } from '#src/design-system/components/Dialog.tsx'

/** The content of a confirmation dialog. The text names what the action affects (ADMIN-7). */
export interface Question {
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone: 'primary' | 'danger'
  onConfirm: () => void
}

/** Opens the confirmation dialog. */
export type Ask = (question: Question) => void

export interface ConfirmQuestionProps {
  /** The question to ask; null while the dialog is closed. */
  question: Question | null
  /** Called on either answer, before the action starts. */
  onClose: () => void
}

/**
 * The confirmation dialog of every irreversible action. A page keeps `question` in its state and its buttons set it.
 * The dialog closes before the action starts: a second click cannot send a second request (ADMIN-7).
 */
export function ConfirmQuestion({ question, onClose }: ConfirmQuestionProps) {
  const handleConfirm = () => {
    onClose()
    question?.onConfirm()
  }
  return (
    <ConfirmDialog
      open={question !== null}
      title={question?.title ?? ''}
      confirmLabel={question?.confirmLabel ?? ''}
      cancelLabel={question?.cancelLabel ?? ''}
      tone={question?.tone ?? 'primary'}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {question?.text}
    </ConfirmDialog>
  )
}
