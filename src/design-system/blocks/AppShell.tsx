import type { ReactNode } from 'react'
import { shell } from '#src/copy/shell.ts'
import * as css from '#src/design-system/blocks/AppShell.css.ts'
import { Footer, type ThemeChoice } from '#src/design-system/blocks/Footer.tsx'
import { Letterhead } from '#src/design-system/blocks/Letterhead.tsx'
import { Navbar } from '#src/design-system/blocks/Navbar.tsx'
import { ShellBar } from '#src/design-system/blocks/ShellBar.tsx'
import type { Viewer } from '#src/design-system/blocks/viewer.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { SkipLink } from '#src/design-system/components/SkipLink.tsx'

export interface AppShellProps {
  viewer: Viewer
  theme: ThemeChoice
  onTheme: (theme: ThemeChoice) => void
  onLogout: () => void
  /** No connection: says that what is shown may be old (STATE-6). */
  offline: boolean
  /** A newer build is out, or a chunk of this one is gone. */
  newVersion: boolean
  onReload: () => void
  /** The page, with its one h1. */
  children: ReactNode
}

/** The frame around every page: skip link, navbar, main landmark (id 'main'), footer, bars; on paper, a letterhead. */
export function AppShell({ viewer, theme, onTheme, onLogout, offline, newVersion, onReload, children }: AppShellProps) {
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
      <Footer withDashboard={viewer.state === 'signedIn'} theme={theme} onTheme={onTheme} />
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
