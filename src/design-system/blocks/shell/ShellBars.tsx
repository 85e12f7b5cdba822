import { createContext, useContext, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { Icon, type IconName } from '#src/design-system/components/Icon.tsx'
import { Page } from '#src/design-system/components/layout.tsx'

/**
 * The region at the bottom of the window for messages about what the page shows; null without a shell. A ref, not the
 * element: a context that changes while the shell is hydrated makes React hydrate the whole page in one task (SPEED-6).
 */
export const ShellBarsContext = createContext<RefObject<HTMLElement | null> | null>(null)

/** A bar at the bottom of the window with a message about the whole app or its data: offline, new version, outdated. */
export function ShellBar({ icon, children, action }: { icon: IconName; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.bar}>
      <Page space="none">
        <div className={css.line}>
          <p className={css.message}>
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
 * Says in a bar that data could not be refreshed (STATE-2). Above the data it would move the rows under the pointer in Safari,
 * which has no scroll anchoring. The shell's region is a live region that exists before its text (PAGE-15).
 */
export function StaleBar({ children }: { children: string }) {
  const bars = useContext(ShellBarsContext)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  useEffect(() => setRegion(bars?.current ?? null), [bars])
  const bar = <ShellBar icon="alert">{children}</ShellBar>
  if (!bars) return bar
  return region && createPortal(bar, region)
}
