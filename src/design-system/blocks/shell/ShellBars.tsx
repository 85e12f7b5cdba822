import { createContext, useContext, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { Icon, type IconName } from '#src/design-system/components/Icon.tsx'
import { Page } from '#src/design-system/components/layout.tsx'

/**
 * The region for status bars at the bottom of the window; null outside a shell. The value is a ref, because the element
 * itself would change the context during hydration. React would then hydrate the whole page in one task (SPEED-6).
 */
export const ShellBarsContext = createContext<RefObject<HTMLElement | null> | null>(null)

/** A status bar at the bottom of the window, for example if the browser is offline. */
export function ShellBar({ icon, children, action }: { icon: IconName; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.statusBar}>
      <Page space="none">
        <div className={css.statusLine}>
          <p className={css.statusMessage}>
            <Icon name={icon} />
            {children}
          </p>
          {action}
        </div>
      </Page>
    </div>
  )
}

/**
 * A status bar for data that could not be refreshed (STATE-2). A bar above the data would move the rows under the pointer in
 * Safari, which lacks scroll anchoring. The shell renders the live region first, so that screen readers announce the text
 * (PAGE-15).
 */
export function StaleBar({ children }: { children: string }) {
  const barsRef = useContext(ShellBarsContext)
  const [barsElement, setRegion] = useState<HTMLElement | null>(null)
  useEffect(() => setRegion(barsRef?.current ?? null), [barsRef])
  const bar = <ShellBar icon="alert">{children}</ShellBar>
  if (!barsRef) return bar
  return barsElement && createPortal(bar, barsElement)
}
