import { useState, type ComponentType } from 'react'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import type { SheetPanelProps } from '#src/design-system/components/SheetPanel.tsx'

export interface SheetProps extends SheetPanelProps {
  /** Accessible name of the button that opens it. */
  openLabel: string
}

/**
 * A sheet of full height at the end of the window and its button: the menu of small screens. What
 * opens is fetched when the button is reached for, so that pages don't start with it (SPEED-1); where that fails the
 * sheet stays shut and the next try asks again.
 */
export function Sheet({ openLabel, ...panel }: SheetProps) {
  const [Panel, setPanel] = useState<ComponentType<SheetPanelProps> | null>(null)
  const { open, onOpenChange } = panel

  const fetchPanel = async () => {
    const { SheetPanel } = await import('#src/design-system/components/SheetPanel.tsx')
    setPanel(() => SheetPanel)
  }
  const warm = () => void fetchPanel().catch(() => undefined)
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    // not every browser focuses a button that is pressed: the sheet gives the focus back to where it was
    currentTarget.focus()
    fetchPanel().then(
      () => onOpenChange(true),
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
        onPointerEnter={warm}
        onFocus={warm}
        onClick={show}
      />
      {Panel && <Panel {...panel} />}
    </>
  )
}
