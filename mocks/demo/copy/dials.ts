import type { Dials } from '#mocks/dials.ts'

export const conditions = {
  title: 'What goes wrong',
  calm: 'Repair all',
  changed: (count: number) => (count === 1 ? '1 setting is changed' : `${count} settings are changed`),
} as const

/** What each condition is called, and its choices in plain words, in the panel's order, the calm one first. */
export const dialTexts = {
  latency: {
    label: 'Answers come',
    options: { 0: 'At once', 300: 'After 0.3 s, as usual', 2000: 'After 2 s, slowly', 8000: 'After 8 s, very slowly' },
  },
  offline: { label: 'Internet', options: { works: 'Works', fails: 'Cut off' } },
  card: {
    label: 'The bank',
    options: {
      asEntered: 'Goes by the card number',
      declined: 'Declines every card',
      challenged: 'Asks the customer first',
      processing: 'Has not decided yet',
      unreachable: 'Does not answer',
    },
  },
  cardForm: { label: 'Card form', options: { ready: 'Works', loading: 'Loads for ever', blocked: 'Is blocked' } },
  popup: { label: 'Google window', options: { opens: 'Opens', closed: 'Is closed at once', blocked: 'Is blocked' } },
  identity: { label: 'Login', options: { works: 'Works', protected: 'Names no accounts', unreachable: 'Fails' } },
  upload: { label: 'Picture upload', options: { works: 'Works', fails: 'Fails' } },
} as const satisfies {
  [Dial in Exclude<keyof Dials, 'faults' | 'faultsOnce'>]: {
    label: string
    options: Readonly<Record<Dials[Dial], string>>
  }
} & Record<'offline' | 'upload', { label: string; options: Record<'works' | 'fails', string> }>

/** A delay that is none of the choices. @param ms milliseconds */
export const seconds = (ms: number): string => `After ${ms / 1000} s`
