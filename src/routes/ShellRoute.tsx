import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AppShell } from '#src/design-system/blocks/shell/AppShell.tsx'
import type { Viewer } from '#src/design-system/blocks/shell/Navbar.tsx'
import { paths } from '#src/domain/paths.ts'
import { firstName, fullName, type Account } from '#src/domain/account.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { pageOutlet } from '#src/routes/PageOutlet.tsx'
import { useNewVersion, useOnline } from '#src/routes/useBrowserState.ts'
import { useSignOut } from '#src/routes/useSignOut.ts'
import { useSession } from '#src/session/useSession.ts'
import { useTheme } from '#src/session/useTheme.ts'

const toViewer = (account: Account, isSigningOut: boolean): Viewer => ({
  state: 'signedIn',
  name: firstName(account),
  fullName: fullName(account),
  photo: account.photo,
  isSigningOut,
})

/** The layout of every page: navbar, footer and global notices. */
export function ShellRoute() {
  const session = useSession()
  const { signOut, isSigningOut } = useSignOut()
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const isOnline = useOnline()
  const newVersion = useNewVersion()
  const location = useLocation()
  const isLoggingOut = useRef(false)
  // Signs out after the navigation: before it, RequireLogin would remember the page for the next user to log in.
  useEffect(() => {
    if (!isLoggingOut.current) return
    isLoggingOut.current = false
    signOut()
  }, [location, signOut])
  const viewer: Viewer =
    session.phase === 'signedIn'
      ? toViewer(session.account, isSigningOut)
      : { state: session.phase === 'pending' ? 'pending' : 'visitor' }

  return (
    <AppShell
      viewer={viewer}
      privacyUrl={usePlatform().config.privacyUrl}
      theme={theme}
      onThemeChange={setTheme}
      onLogout={() => {
        isLoggingOut.current = true
        void navigate(paths.home)
      }}
      offline={!isOnline}
      newVersion={newVersion}
      wide={location.pathname.startsWith(paths.profile)}
      onReload={() => window.location.reload()}
    >
      {pageOutlet}
    </AppShell>
  )
}
