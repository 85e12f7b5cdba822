import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'

/** Contact (SHOP-2). */
export function ContactRoute() {
  return <ContactScreen />
}
