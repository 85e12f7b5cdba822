import { useLocation } from 'react-router-dom'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'

/** Reads which part a message is about. @param state the router's state, unchecked. @returns null when there is none */
const readAbout = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'about' in state && typeof state.about === 'string'
    ? state.about
    : null

/** The Contact page; a part that can't be ordered leads here with its name (ORDER-19). */
export function ContactRoute() {
  return <ContactScreen about={readAbout(useLocation().state)} />
}
