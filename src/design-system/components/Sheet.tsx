import { useState, type ComponentType } from 'react'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import type { SheetPanelProps } from '#src/design-system/components/SheetPanel.tsx'
import { keepLoading } from '#src/loading/keepLoading.ts'

export interface SheetProps extends SheetPanelProps {
  /** Accessible name of the button that opens it. */
  openLabel: string
}

/**
 * A panel of full height at the side of the window, and the button that opens it: the menu of small screens. The
 * panel's code is loaded on hover, focus or click, not with the page (SPEED-1). If the line drops it, the sheet opens once it
 * is here, unless the focus has left the button (NET-9).
 */
export function Sheet({ openLabel, ...panel }: SheetProps) {
  const [Panel, setPanel] = useState<ComponentType<SheetPanelProps> | null>(null)
  const { open, onOpenChange } = panel

  const loadPanel = async () => {
    const { SheetPanel } = await import('#src/design-system/components/SheetPanel.tsx')
    setPanel(() => SheetPanel)
  }
  const preloadPanel = () => void loadPanel().catch(() => undefined)
  const openPanel = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    // Not every browser focuses a clicked button; on closing, the focus returns to the focused element.
    currentTarget.focus()
    keepLoading(loadPanel).then(
      () => {
        if (document.activeElement === currentTarget) onOpenChange(true)
      },
      () => undefined,
    )
  }

  return (
    <>
      <IconButton
        icon="menu"
        label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={openPanel}
      />
      {Panel && <Panel {...panel} />}
    </>
  )
}
