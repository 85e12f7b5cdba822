import type { ReactNode } from 'react'
import { DashboardMenu, type DashboardMenuProps } from '#src/design-system/blocks/shell/DashboardMenu.tsx'
import { Grid, Page } from '#src/design-system/components/layout.tsx'

export interface DashboardScreenProps {
  /** Decides the menu's title and links (SHOP-2). */
  role: DashboardMenuProps['role']
  /** What waits, if it is known (PAGE-36). */
  waiting?: DashboardMenuProps['waiting']
  /** The nested page, with its own h1. */
  children: ReactNode
}

/** The layout of every dashboard page: the side menu and the page. */
export function DashboardScreen({ role, waiting, children }: DashboardScreenProps) {
  return (
    <Page>
      <Grid columns="sidebar">
        <DashboardMenu role={role} waiting={waiting} />
        <div>{children}</div>
      </Grid>
    </Page>
  )
}
