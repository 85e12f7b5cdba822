import { useLocation } from 'react-router-dom'
import { AppShell } from '#src/design-system/blocks/shell/AppShell.tsx'
import type { Viewer } from '#src/design-system/blocks/shell/Navbar.tsx'
import { paths } from '#src/domain/paths.ts'
import { getFirstName, getFullName } from '#src/domain/account.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { pageOutlet } from '#src/routes/PageOutlet.tsx'
import { useHasNewVersion, useOnline } from '#src/routes/hooks/useBrowserState.ts'
import { useLogOut } from '#src/routes/hooks/useSignOut.ts'
import type { SessionState } from '#src/session/sessionSlice.ts'
import { useSession } from '#src/session/useSession.ts'
import { useTheme } from '#src/theme/useTheme.ts'

function toViewer(session: SessionState, isSigningOut: boolean): Viewer {
  if (session.phase !== 'signedIn') return { state: session.phase === 'pending' ? 'pending' : 'visitor' }
  const { account } = session
  return {
    state: 'signedIn',
    name: getFirstName(account),
    fullName: getFullName(account),
    photo: account.photo,
    isSigningOut,
  }
}

export function ShellRoute() {
  const session = useSession()
  const { logOut, isSigningOut } = useLogOut()
  const [theme, setTheme] = useTheme()
  const isOnline = useOnline()
  const hasNewVersion = useHasNewVersion()
  const { pathname } = useLocation()

  return (
    <AppShell
      viewer={toViewer(session, isSigningOut)}
      privacyUrl={usePlatform().config.privacyUrl}
      theme={theme}
      onThemeChange={setTheme}
      onLogout={logOut}
      isOffline={!isOnline}
      hasNewVersion={hasNewVersion}
      wide={pathname.startsWith(paths.profile)}
      onReload={() => window.location.reload()}
    >
      {pageOutlet}
    </AppShell>
  )
}
