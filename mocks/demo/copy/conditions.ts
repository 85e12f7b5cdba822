import type { MockSettings } from '#mocks/settings.ts'

export const conditionsCopy = {
  title: 'What goes wrong',
  fixAll: 'Fix everything',
  changed: (count: number) => (count === 1 ? '1 setting changed' : `${count} settings changed`),
} as const

/** Each condition's label and options, in the panel's order. The first option is the default. */
export const conditionLabels = {
  latency: {
    label: 'Response time',
    options: { 0: 'Immediate', 300: '0.3 s (normal)', 2000: '2 s (slow)', 8000: '8 s (very slow)' },
  },
  offline: { label: 'Internet', options: { works: 'Online', fails: 'Offline' } },
  card: {
    label: 'Bank',
    options: {
      asEntered: 'Depends on the card number',
      declined: 'Declines every card',
      challenged: 'Asks for 3-D Secure',
      processing: 'Hasn’t confirmed yet',
      unreachable: 'Doesn’t respond',
    },
  },
  cardForm: { label: 'Card form', options: { ready: 'Works', loading: 'Never finishes loading', blocked: 'Blocked' } },
  popup: { label: 'Google window', options: { opens: 'Opens', closed: 'Closes right away', blocked: 'Blocked' } },
  identity: {
    label: 'Login',
    options: { works: 'Works', protected: 'Hides which accounts exist', unreachable: 'Fails' },
  },
  upload: { label: 'Picture upload', options: { works: 'Works', fails: 'Fails' } },
} as const satisfies {
  [Setting in Exclude<keyof MockSettings, 'faults' | 'faultsOnce'>]: {
    label: string
    options: Readonly<Record<MockSettings[Setting], string>>
  }
} & Record<'offline' | 'upload', { label: string; options: Record<'works' | 'fails', string> }>

/** Formats a response time that is not one of the options. */
export const formatSeconds = (ms: number): string => `${ms / 1000} s`
