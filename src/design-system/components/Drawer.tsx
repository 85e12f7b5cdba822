import { useRef, useState, type ComponentType } from 'react'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import * as css from '#src/design-system/components/IconButton.css.ts'
import type { DrawerPanelProps } from '#src/design-system/components/DrawerPanel.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import { useIsHydrating } from '#src/lib/useIsHydrating.ts'

export interface DrawerProps extends DrawerPanelProps {
  openLabel: string
  /** Id of an element with the same links. */
  linksId: string
  loadingLabel: string
}

/**
 * The menu of small screens: a button, and the panel that it opens at the side of the window. The panel's code is loaded on
 * hover, focus or click rather than with the page (SPEED-1). If it arrives late, the drawer opens then, unless the focus has
 * left the button (NET-9). In a prerendered page, and without scripts, the button is a link to the same links
 * elsewhere on the page (SPEED-14).
 */
export function Drawer({ openLabel, loadingLabel, linksId, ...panel }: DrawerProps) {
  const isHydrating = useIsHydrating()
  const hadFocus = useRef(false)
  const [Panel, setPanel] = useState<ComponentType<DrawerPanelProps> | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const { open, onOpenChange } = panel

  const loadPanel = async () => {
    const { DrawerPanel } = await import('#src/design-system/components/DrawerPanel.tsx')
    setPanel(() => DrawerPanel)
  }
  const preloadPanel = () => void loadPanel().catch(() => undefined)
  const openPanel = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    // Safari does not focus a clicked button, but on closing, the focus returns to the element that had it.
    currentTarget.focus()
    setIsLoading(!Panel)
    loadWithUnlimitedRetries(loadPanel)
      .then(
        () => {
          if (document.activeElement === currentTarget) onOpenChange(true)
        },
        () => undefined,
      )
      .finally(() => setIsLoading(false))
  }

  if (isHydrating)
    return (
      <a
        ref={(link) => () => void (hadFocus.current = document.activeElement === link)}
        className={cx(css.button, css.tone.plain, css.size.medium)}
        href={`#${linksId}`}
        aria-label={openLabel}
      >
        <Icon name="menu" />
      </a>
    )
  return (
    <>
      <IconButton
        ref={(button) => {
          if (hadFocus.current) button?.focus()
          hadFocus.current = false
        }}
        icon="menu"
        label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        busy={isLoading}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={openPanel}
      />
      <VisuallyHidden>
        <span role="status">{isLoading && loadingLabel}</span>
      </VisuallyHidden>
      {Panel && <Panel {...panel} />}
    </>
  )
}
