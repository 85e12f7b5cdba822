import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'
import type { ContactSubject } from '#src/domain/paths.ts'

const subjectSchema = z.union([z.object({ part: z.string() }), z.object({ customWork: z.string() })])

/** @param state the router's state, unchecked. @returns null when a link gave no subject */
function readSubject(state: unknown): ContactSubject | null {
  const { success, data } = z.safeParse(subjectSchema, state)
  return success ? data : null
}

/** The Contact page. Links about a part (ORDER-19) or custom work (PAGE-2) start the message with their subject. */
export function ContactRoute() {
  return <ContactScreen subject={readSubject(useLocation().state)} />
}
