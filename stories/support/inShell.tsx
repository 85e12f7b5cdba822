import type { Canvas } from 'storybook/internal/csf'
import { expect, fn } from 'storybook/test'
import type { ComponentType, ReactNode } from 'react'
import { AppShell } from '#src/design-system/blocks/shell/AppShell.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { ready, viewers } from '#stories/support/data.ts'

const actions = { onThemeChange: fn(), onLogout: fn(), onReload: fn() }

/** Annotations of a screen's first story, with the app's navbar and footer around the screen. */
export const inShell = (viewer: keyof typeof viewers) => ({
  // The shell already has the main landmark.
  parameters: { fullPage: false },
  decorators: [
    (Story: () => ReactNode) => (
      <AppShell viewer={viewers[viewer]} theme="system" isOffline={false} hasNewVersion={false} {...actions}>
        <Story />
      </AppShell>
    ),
  ],
  afterEach: ({ canvas }: { canvas: Canvas }) => expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1),
})

/** Renders a page inside the dashboard. */
export const inDashboard =
  <Props extends object>(role: 'customer' | 'admin', Screen: ComponentType<Props>) =>
  (props: Props) => (
    <DashboardScreen role={ready(role)}>
      <Screen {...props} />
    </DashboardScreen>
  )
