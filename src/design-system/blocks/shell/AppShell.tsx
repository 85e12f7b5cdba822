import type { ReactNode } from 'react'
import { shell } from '#src/copy/shell.ts'
import * as css from '#src/design-system/blocks/shell/AppShell.css.ts'
import { Footer } from '#src/design-system/blocks/shell/Footer.tsx'
import { Navbar } from '#src/design-system/blocks/shell/Navbar.tsx'
import { ShellBar } from '#src/design-system/blocks/shell/ShellBar.tsx'
import type { Viewer } from '#src/design-system/blocks/shell/AccountActions.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import type { ThemeChoice } from '#src/design-system/components/ThemeSwitch.tsx'
import { brand } from '#src/copy/brand.ts'
import { BrandMark } from '#src/design-system/components/BrandMark.tsx'

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

/** The shop's logo and address at the top of printed pages, which have no navbar and footer (STATE-17). */
export function Letterhead() {
  return (
    <div className={css.letterhead}>
      <div className={css.sender}>
        <BrandMark wordmark={brand.wordmark} />
        <address className={css.address}>
          <strong>{brand.name}</strong>
          {brand.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
          <div>{brand.email}</div>
        </address>
      </div>
    </div>
  )
}

export interface SkipLinkProps {
  children: ReactNode
  /** Id of the element to jump to, without `#`. */
  target: string
}

/** The first element in tab order: skips the navigation. Visible only while it has the focus. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a className={css.skipLink} href={`#${target}`}>
      {children}
    </a>
  )
}
