import { useRef, type ReactNode } from 'react'
import { shell } from '#src/copy/shell.ts'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { Footer, type FooterProps } from '#src/design-system/blocks/shell/Footer.tsx'
import { Letterhead } from '#src/design-system/blocks/shell/Letterhead.tsx'
import { Navbar, type NavbarProps } from '#src/design-system/blocks/shell/Navbar.tsx'
import { ShellBar, ShellBarsContext } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
// Imported with the page, so that it records even the first click, which may open a dialog whose code has not loaded yet.
import '#src/design-system/components/lib/lastClick.ts'
import { printOnly, wideContent } from '#src/design-system/theme/mixins.css.ts'

export interface AppShellProps extends NavbarProps, Omit<FooterProps, 'withDashboard'> {
  /** Shows a bar with a warning that the data may be outdated (STATE-6). */
  isOffline: boolean
  /** Shows a bar that offers a reload, because a newer build is deployed or a chunk of the current build is missing. */
  hasNewVersion: boolean
  onReload: () => void
  /** Uses the full width of a large screen, for pages with tables. */
  wide?: boolean
  /** Must contain exactly one h1. */
  children: ReactNode
}

/** The layout of all pages: skip link, navbar, main landmark, footer, status bars and a letterhead for print. */
export function AppShell(props: AppShellProps) {
  const { viewer, onLogout, isOffline, hasNewVersion, onReload, wide = false, children, ...footerProps } = props
  const barsRef = useRef<HTMLDivElement>(null)
  return (
    <ShellBarsContext value={barsRef}>
      <div className={wide ? wideContent : css.shell}>
        <header className={css.header}>
          {/* The first element in tab order, visible only while it is focused. */}
          <a className={css.skipLink} href="#main">
            {shell.skip}
          </a>
          <Navbar viewer={viewer} onLogout={onLogout} />
        </header>
        <main id="main" tabIndex={-1} className={css.main}>
          <div className={printOnly}>
            <Letterhead />
          </div>
          {children}
        </main>
        <Footer withDashboard={viewer.state === 'signedIn'} {...footerProps} />
        <div role="status" ref={barsRef} className={css.statusBars}>
          {isOffline && <ShellBar icon="info">{shell.offline}</ShellBar>}
          {hasNewVersion && (
            <ShellBar
              icon="retry"
              action={
                <Button size="small" onClick={onReload}>
                  {shell.reload}
                </Button>
              }
            >
              {shell.newVersion}
            </ShellBar>
          )}
        </div>
      </div>
    </ShellBarsContext>
  )
}
