import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'
import type { ContactSubject } from '#src/domain/paths.ts'

const subjectSchema = z.union([z.object({ part: z.string() }), z.object({ customWork: z.string() })])

/**
 * @param state the unchecked router state
 * @returns the subject of the link; null if the link has no subject
 */
function readSubject(state: unknown): ContactSubject | null {
  const { success, data } = z.safeParse(subjectSchema, state)
  return success ? data : null
}

/** The Contact page. The router state of a link can start the message with a subject (ORDER-19). */
export function ContactRoute() {
  return <ContactScreen subject={readSubject(useLocation().state)} />
}
