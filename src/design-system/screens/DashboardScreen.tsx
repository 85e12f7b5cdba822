import type { ReactNode } from 'react'
import { DashboardMenu, type DashboardMenuProps } from '#src/design-system/blocks/DashboardMenu.tsx'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { Page } from '#src/design-system/components/Page.tsx'

export interface DashboardScreenProps {
  /** Decides title and links of the menu (SHOP-2). */
  role: DashboardMenuProps['role']
  /** The nested page, with its own heading of level 1. */
  children: ReactNode
}

/** The frame of every dashboard page: the rail with the menu, and the page (SHOP-2). */
export function DashboardScreen({ role, children }: DashboardScreenProps) {
  return (
    <Page>
      <Grid columns="sidebar">
        <DashboardMenu role={role} />
        <div>{children}</div>
      </Grid>
    </Page>
  )
}
