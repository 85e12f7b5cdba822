import type { Dials, Fault } from '#mocks/dials.ts'

/** The panel's section of dials. */
export const conditions = {
  title: 'Conditions',
  calm: 'All calm',
  offline: 'Offline',
} as const

/** The dials with one value each: what they are called, and their values in plain words, in the panel's order. */
export const dialTexts = {
  latency: {
    label: 'Speed',
    options: { 0: 'Fast', 300: 'Normal line', 2000: 'Slow', 8000: 'Very slow' },
  },
  card: {
    label: 'Card',
    options: {
      asEntered: 'As the card number says',
      declined: 'Declined',
      challenged: 'Bank asks (3-D Secure)',
      processing: 'Bank has not decided',
      unreachable: 'Provider cannot be reached',
    },
  },
  cardForm: {
    label: 'Card form',
    options: { ready: 'Works', loading: 'Keeps loading', blocked: 'Blocked' },
  },
  popup: {
    label: 'Google window',
    options: { opens: 'Opens', closed: 'Closed by the customer', blocked: 'Blocked by the browser' },
  },
  identity: {
    label: 'Login service',
    options: { works: 'Works', protected: 'Keeps accounts secret', unreachable: 'Cannot be reached' },
  },
} as const satisfies {
  [Dial in Exclude<keyof Dials, 'faults' | 'faultsOnce'>]: {
    label: string
    options: Readonly<Record<Dials[Dial], string>>
  }
}

/** The figure of a speed. @param ms milliseconds */
export const seconds = (ms: number): string => `${ms / 1000} s`

export const worksLabel = 'Works'
export const allCallsLabel = 'Every call'

/** The faults by what a person would say, in the panel's order. */
export const faultGroups = [
  {
    label: 'No answer comes',
    texts: { network: 'Network error', hang: 'Never answers', lost: 'Done, but the reply is lost' },
  },
  {
    label: 'The server is broken',
    texts: { 500: 'Server error (500)', garbage: 'Unreadable answer' },
  },
  {
    label: 'The server refuses',
    texts: { 401: 'Signed out (401)', 403: 'Forbidden (403)', 404: 'Not found (404)', refused: 'Not acknowledged' },
  },
] as const

const [noAnswer, broken, refused] = faultGroups
export const faultTexts: Readonly<Record<Fault, string>> = { ...noAnswer.texts, ...broken.texts, ...refused.texts }

export const frequencyTexts = { always: 'Always', once: 'Once' } as const
