import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'

const subjectSchema = z.union([z.object({ part: z.string() }), z.object({ customWork: z.string() })])

/** The Contact page. The router state of a link can start the message with a subject (ORDER-19). */
export function ContactRoute() {
  return <ContactScreen subject={z.safeParse(subjectSchema, useLocation().state).data ?? null} />
}
