import type { ReactNode } from 'react'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'

/** What an irreversible action asks before it is done: it names the thing (ADMIN-7). */
export interface Question {
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone: 'primary' | 'danger'
  onConfirm: () => void
}

/** Puts a question to the user. */
export type Ask = (question: Question) => void

export interface ConfirmQuestionProps {
  /** null: nothing is being asked. */
  question: Question | null
  onClose: () => void
}

/**
 * The one way to confirm: a page keeps `question` in its state, its buttons set it. The dialog is closed before the action
 * starts, so that one click is one request (ADMIN-7).
 */
export function ConfirmQuestion({ question, onClose }: ConfirmQuestionProps) {
  const confirm = () => {
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
      onConfirm={confirm}
      onCancel={onClose}
    >
      {question?.text}
    </ConfirmDialog>
  )
}
