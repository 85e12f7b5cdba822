import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'

/** `/contact` (SHOP-2). */
export function ContactRoute() {
  return <ContactScreen />
}
