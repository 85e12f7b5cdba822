import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { Icon, type IconName } from '#src/design-system/components/Icon.tsx'
import { Page } from '#src/design-system/components/layout.tsx'

/** The region at the bottom of the window for messages about what the page shows; null until it is rendered. */
export const ShellBarsContext = createContext<HTMLElement | null>(null)

/** A bar at the bottom of the window with a message about the whole app or its data: offline, new version, outdated. */
export function ShellBar({ icon, children, action }: { icon: IconName; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.bar}>
      <Page space="none">
        <div className={css.line}>
          <p className={css.text}>
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
  const region = useContext(ShellBarsContext)
  const bar = <ShellBar icon="alert">{children}</ShellBar>
  return region ? createPortal(bar, region) : bar
}
