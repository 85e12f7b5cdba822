import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import * as dialog from '#src/design-system/components/Dialog.css.ts'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import * as css from '#src/design-system/components/Sheet.css.ts'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name, shown at the top. */
  label: string
  /** An IconButton; opening and the state it announces are added to it. */
  trigger: ReactNode
  children: ReactNode
  closeLabel: string
}

/** A sheet of full height at the end of the window: the menu of small screens (ART-DIRECTION, Navbar). */
export function Sheet({ open, onOpenChange, label, trigger, children, closeLabel }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <div className={dialog.backdrop} />
        <Radix.Content className={css.sheet} aria-describedby={undefined} data-scroll-lock>
          <div className={css.head}>
            <Radix.Title asChild>
              <div>
                <FigureLabel>{label}</FigureLabel>
              </div>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </Radix.Close>
          </div>
          <div className={css.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
