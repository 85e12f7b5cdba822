import type { Account } from '#src/domain/account.ts'
import {
  accessChanged,
  sessionReducer,
  signedIn,
  signedOut,
  type AccessStatus,
  unanswered,
  type SessionState,
} from '#src/session/sessionSlice.ts'
import { toDiagram } from '#stories/docs/transitions.ts'

const account = (id: string): Account => ({
  id,
  email: `${id}@example.com`,
  name: null,
  photo: null,
  hasPassword: true,
})
const inside = (access: AccessStatus): SessionState => ({ phase: 'signedIn', account: account('a'), access })

type Inside = `signedIn ${AccessStatus}`

/** One for each phase and, when signed in, for each access, or it does not compile. */
const states: Record<Exclude<SessionState['phase'], 'signedIn'> | Inside, SessionState> = {
  pending: { phase: 'pending' },
  unanswered: { phase: 'unanswered' },
  signedOut: { phase: 'signedOut' },
  'signedIn pending': inside('pending'),
  'signedIn granted': inside('granted'),
  'signedIn failed': inside('failed'),
  'signedIn expired': inside('expired'),
}

type SessionAction = ReturnType<typeof signedIn | typeof signedOut | typeof accessChanged | typeof unanswered>

const events: Record<
  'signedIn' | 'signedIn as another' | 'signedOut' | 'unanswered' | `access ${AccessStatus}`,
  SessionAction
> = {
  signedIn: signedIn(account('a')),
  'signedIn as another': signedIn(account('b')),
  signedOut: signedOut(),
  unanswered: unanswered(),
  'access pending': accessChanged('pending'),
  'access granted': accessChanged('granted'),
  'access failed': accessChanged('failed'),
  'access expired': accessChanged('expired'),
}

const nameOf = (state: SessionState): string => (state.phase === 'signedIn' ? `signedIn ${state.access}` : state.phase)

export const sessionDiagram = toDiagram<SessionState, SessionAction>({
  of: 'session',
  states,
  events,
  next: sessionReducer,
  nameOf,
  isTransition: (before, after) => nameOf(after) !== nameOf(before),
})
