import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AppShell, type Viewer } from '#src/design-system/blocks/AppShell.tsx'
import { paths } from '#src/domain/paths.ts'
import { firstName } from '#src/domain/user.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { PageOutlet } from '#src/routes/PageOutlet.tsx'
import { useNewVersion } from '#src/routes/useNewVersion.ts'
import { useOnline } from '#src/routes/useOnline.ts'
import { useSession } from '#src/session/useSession.ts'
import { readTheme, saveTheme } from '#src/session/themePreference.ts'

/** What every page stands in: navbar, footer, notices of the whole shop (SPEC 2 Navbar, Footer). */
export function ShellRoute() {
  const session = useSession()
  const { identity } = usePlatform()
  const navigate = useNavigate()
  const [theme, setTheme] = useState(readTheme)
  const online = useOnline()
  const newVersion = useNewVersion()
  const viewer: Viewer =
    session.phase === 'signedIn'
      ? { state: 'signedIn', name: firstName(session.account), photo: session.account.photo }
      : { state: session.phase === 'pending' ? 'pending' : 'visitor' }

  return (
    <AppShell
      viewer={viewer}
      theme={theme}
      onTheme={(choice) => {
        saveTheme(choice)
        setTheme(choice)
      }}
      onLogout={() => {
        void navigate(paths.home)
        void identity.signOut()
      }}
      offline={!online}
      newVersion={newVersion}
      onReload={() => location.reload()}
    >
      <PageOutlet />
    </AppShell>
  )
}
