import * as Radix from '@radix-ui/react-dialog'
import type { MouseEvent, ReactNode } from 'react'
import { afterPaint } from '#src/design-system/components/lib/afterPaint.ts'
import * as css from '#src/design-system/components/Dialog.css.ts'
import { FigureLabel } from '#src/design-system/components/Heading.tsx'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { lockScroll, useFocusReturn } from '#src/design-system/components/lib/modal.ts'

export interface DrawerPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: { menu: string; closeMenu: string }
  children: ReactNode
}

/** The panel of a Drawer, which is a modal dialog in a chunk of its own. */
export function DrawerPanel({ open, onOpenChange, labels, children }: DrawerPanelProps) {
  const focusHandlers = useFocusReturn()
  // A click is a navigation if `Link` has called `preventDefault`. Close only after the pressed state is painted (SPEED-5).
  const closeOnNavigation = (event: MouseEvent) => {
    if (event.isDefaultPrevented()) afterPaint(() => onOpenChange(false))
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={css.backdrop} />
        <Radix.Content
          {...focusHandlers}
          className={css.drawer}
          aria-describedby={undefined}
          ref={lockScroll}
          onClick={closeOnNavigation}
        >
          <div className={css.drawerHead}>
            <Radix.Title asChild>
              <div>
                <FigureLabel>{labels.menu}</FigureLabel>
              </div>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={labels.closeMenu} />
            </Radix.Close>
          </div>
          <div className={css.drawerBody}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
