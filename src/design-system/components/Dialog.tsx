import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Dialog.css.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { lockScroll, useFocusReturn } from '#src/design-system/components/modal.ts'

export interface DialogProps {
  open: boolean
  /** Called by Escape or a click outside. */
  onClose: () => void
  title: string
  /** Text below the title; screen readers read it with the title. */
  description?: ReactNode
  /** Content between the texts and the buttons. */
  children?: ReactNode
  /** Buttons. The first one gets the focus if nothing else in the dialog is focusable. */
  actions: ReactNode
  /** alertdialog: the person must answer before going on. */
  role?: 'dialog' | 'alertdialog'
}

/**
 * A modal dialog for a question or a small task. It has its own backdrop because Radix's Overlay writes a style
 * element, which the content security policy forbids.
 */
export function Dialog({ open, onClose, title, description, children, actions, role = 'dialog' }: DialogProps) {
  const focus = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className={css.backdrop} />
        <Radix.Content {...focus} role={role} aria-modal className={css.dialog} ref={lockScroll}>
          <div className={css.texts}>
            <Radix.Title asChild>
              <div>
                <Heading level={2} size="title">
                  {title}
                </Heading>
              </div>
            </Radix.Title>
            {description !== undefined && (
              <Radix.Description asChild>
                <div className={css.description}>{description}</div>
              </Radix.Description>
            )}
          </div>
          {children}
          <div className={css.actions}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
