import { useLocation } from 'react-router-dom'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'
import { readAbout } from '#src/domain/paths.ts'

/** The Contact page; a part that can't be ordered leads here with its name (ORDER-37). */
export function ContactRoute() {
  return <ContactScreen about={readAbout(useLocation().state)} />
}
