import { serverNotes } from '#stories/docs/rules/serverNotes.ts'

/** The risks of a server, the worst first: those that the page for the API's owner lists. */
export const risks = serverNotes
export type RiskName = keyof typeof risks

/** Whether the server has a risk, and by what that was seen; 'unknown': it was not tried, or can't be seen from outside. */
export interface RiskReport {
  name: RiskName
  found: 'yes' | 'no' | 'unknown'
  evidence: string[]
}
