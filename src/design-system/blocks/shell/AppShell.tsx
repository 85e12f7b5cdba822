import type { ReactNode } from 'react'
import { shell } from '#src/copy/shell.ts'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { Footer } from '#src/design-system/blocks/shell/Footer.tsx'
import { Letterhead } from '#src/design-system/blocks/shell/Letterhead.tsx'
import { Navbar } from '#src/design-system/blocks/shell/Navbar.tsx'
import { ShellBar } from '#src/design-system/blocks/shell/ShellBar.tsx'
import type { Viewer } from '#src/design-system/blocks/shell/viewer.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { SkipLink } from '#src/design-system/components/SkipLink.tsx'
import type { ThemeChoice } from '#src/design-system/components/ThemeSwitch.tsx'

export interface AppShellProps {
  /** Who is signed in. */
  viewer: Viewer
  /** The chosen colour theme. */
  theme: ThemeChoice
  /** Called with a new colour theme. */
  onThemeChange: (theme: ThemeChoice) => void
  onLogout: () => void
  /** No connection: a bar says that the data may be outdated (STATE-6). */
  offline: boolean
  /** A newer build is deployed, or a chunk of this one failed to load: a bar offers to reload. */
  newVersion: boolean
  /** Reloads the page. */
  onReload: () => void
  /** The page, with exactly one h1. */
  children: ReactNode
}

/** The layout of all pages: skip link, navbar, main landmark (id 'main'), footer, status bars; a print letterhead. */
export function AppShell({
  viewer,
  theme,
  onThemeChange,
  onLogout,
  offline,
  newVersion,
  onReload,
  children,
}: AppShellProps) {
  return (
    <>
      <header className={css.header}>
        <SkipLink target="main">{shell.skip}</SkipLink>
        <Navbar viewer={viewer} onLogout={onLogout} />
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <Letterhead />
        {children}
      </main>
      <Footer withDashboard={viewer.state === 'signedIn'} theme={theme} onThemeChange={onThemeChange} />
      <div role="status" className={css.bars}>
        {offline && <ShellBar icon="info">{shell.offline}</ShellBar>}
        {newVersion && (
          <ShellBar
            icon="retry"
            action={
              <Button tone="secondary" size="small" onClick={onReload}>
                {shell.reload}
              </Button>
            }
          >
            {shell.newVersion}
          </ShellBar>
        )}
      </div>
    </>
  )
}
