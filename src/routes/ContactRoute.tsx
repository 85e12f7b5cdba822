import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'

export function ContactRoute() {
  return <ContactScreen />
}
