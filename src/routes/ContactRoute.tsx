import { pageTitle, titles } from '#src/copy/titles.ts'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'

/** `/contact` (SPEC 2). */
export function ContactRoute() {
  return (
    <>
      <title>{pageTitle(titles.contact)}</title>
      <ContactScreen />
    </>
  )
}
