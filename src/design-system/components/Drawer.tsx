import { useRef, useState, type ComponentType } from 'react'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import * as css from '#src/design-system/components/IconButton.css.ts'
import { announce } from '#src/design-system/components/hooks/useAnnouncement.ts'
import type { DrawerPanelProps } from '#src/design-system/components/DrawerPanel.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import { useIsHydrating } from '#src/lib/useClientValue.ts'

export interface DrawerProps extends DrawerPanelProps {
  labels: DrawerPanelProps['labels'] & { openMenu: string; loadingMenu: string }
  /** The id of an element elsewhere on the page that contains the same links. */
  fallbackLinksId: string
}

/**
 * The menu for small screens: a button, and a panel at the side of the window. The panel's code is loaded when the button is
 * hovered, focused or clicked, not with the page (SPEED-1). If the code loads late, the panel opens only if the button is
 * still focused (NET-9). Before hydration and without scripts, the button is a link to `fallbackLinksId` (SPEED-14).
 */
export function Drawer({ fallbackLinksId, ...panelProps }: DrawerProps) {
  const isHydrating = useIsHydrating()
  const wasLinkFocused = useRef(false)
  const [Panel, setPanel] = useState<ComponentType<DrawerPanelProps> | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const { open, onOpenChange, labels } = panelProps

  const loadPanel = async () => {
    const { DrawerPanel } = await import('#src/design-system/components/DrawerPanel.tsx')
    setPanel(() => DrawerPanel)
  }
  const preloadPanel = () => void loadPanel().catch(() => undefined)
  const openPanel = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    // Focus the button explicitly, because Safari doesn't focus a clicked button. When the panel closes, the focus returns
    // to the element that was focused when the panel opened.
    currentTarget.focus()
    setIsLoading(!Panel)
    if (!Panel) announce(labels.loadingMenu)
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
        ref={(link) => () => void (wasLinkFocused.current = document.activeElement === link)}
        className={cx(css.button, css.tone.plain, css.size.medium)}
        href={`#${fallbackLinksId}`}
        aria-label={labels.openMenu}
      >
        <Icon name="menu" />
      </a>
    )
  return (
    <>
      <IconButton
        ref={(button) => {
          if (wasLinkFocused.current) button?.focus()
          wasLinkFocused.current = false
        }}
        icon="menu"
        label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        busy={isLoading}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={openPanel}
      />
      {Panel && <Panel {...panelProps} />}
    </>
  )
}
