import type { Dials } from '#mocks/dials.ts'

/** The panel's section of conditions. */
export const conditions = {
  title: 'Conditions',
  calm: 'All calm',
  changed: (count: number) => `${count} changed`,
} as const

/** What each condition is called, and its choices in plain words, in the panel's order, the calm one first. */
export const dialTexts = {
  latency: {
    label: 'Speed',
    options: { 0: 'Fast · 0 s', 300: 'Normal · 0.3 s', 2000: 'Slow · 2 s', 8000: 'Very slow · 8 s' },
  },
  offline: { label: 'Network', options: { works: 'Works', fails: 'Offline' } },
  card: {
    label: 'Card',
    options: {
      asEntered: 'By its number',
      declined: 'Declined',
      challenged: 'Bank asks',
      processing: 'Undecided',
      unreachable: 'Unreachable',
    },
  },
  cardForm: { label: 'Card form', options: { ready: 'Works', loading: 'Keeps loading', blocked: 'Blocked' } },
  popup: { label: 'Google window', options: { opens: 'Opens', closed: 'Closed', blocked: 'Blocked' } },
  identity: {
    label: 'Login service',
    options: { works: 'Works', protected: 'Hides accounts', unreachable: 'Unreachable' },
  },
  upload: { label: 'Picture upload', options: { works: 'Works', fails: 'Fails' } },
} as const satisfies {
  [Dial in Exclude<keyof Dials, 'faults' | 'faultsOnce'>]: {
    label: string
    options: Readonly<Record<Dials[Dial], string>>
  }
} & Record<'offline' | 'upload', { label: string; options: Record<'works' | 'fails', string> }>

/** The figure of a speed. @param ms milliseconds */
export const seconds = (ms: number): string => `${ms / 1000} s`
