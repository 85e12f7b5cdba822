import type { ReactNode } from 'react'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { Icon, type IconName } from '#src/design-system/components/Icon.tsx'
import { Page } from '#src/design-system/components/layout.tsx'

export interface ShellBarProps {
  /** Icon at the start of the line. */
  icon: IconName
  children: ReactNode
  /** A button at the end of the line. */
  action?: ReactNode
}

/** A bar at the bottom of the window with a message about the whole app: offline, new version. */
export function ShellBar({ icon, children, action }: ShellBarProps) {
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
