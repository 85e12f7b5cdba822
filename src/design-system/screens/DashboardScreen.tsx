import type { ReactNode } from 'react'
import { DashboardMenu, type DashboardMenuProps } from '#src/design-system/blocks/shell/DashboardMenu.tsx'
import { Grid, Page } from '#src/design-system/components/layout.tsx'

export interface DashboardScreenProps extends DashboardMenuProps {
  children: ReactNode
}

/** The layout of every dashboard page: the side menu and the content. */
export function DashboardScreen({ role, pendingOrders, children }: DashboardScreenProps) {
  return (
    <Page space="dense">
      <Grid columns="sidebar">
        <DashboardMenu role={role} pendingOrders={pendingOrders} />
        <div>{children}</div>
      </Grid>
    </Page>
  )
}
