import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'

/** The Contact page. */
export function ContactRoute() {
  return <ContactScreen />
}
