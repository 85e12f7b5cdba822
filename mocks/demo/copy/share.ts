/** The labels and messages of three sections of the panel: What just happened, Share and This demo. */
export const shareCopy = {
  happened: {
    title: 'What just happened',
    lookAround: 'Look around. The shop explains what went wrong and what to do.',
    nothing: 'Nothing yet. Use the shop, and see here what happens behind the scenes.',
    calls: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}`,
  },
  title: 'Share',
  link: {
    copy: 'Copy link',
    copied: 'Link copied',
    field: 'Link to this situation',
    refused: 'Couldn’t copy. Select the link here and copy it.',
  },
  qr: {
    button: 'QR code',
    name: 'QR code of the link to this situation',
    hint: 'Opens this situation in a separate copy of the demo on the phone.',
    loading: 'Creating the code…',
    loopback: 'No QR code: this URL works on this computer only.',
  },
  secondView: {
    button: 'Second view',
    hint: (name: string, page: string) =>
      `Opens another window, as ${name} on ${page}. Each side sees right away what the other does.`,
    blocked: 'Your browser blocked the window. Open this URL in another one.',
  },
  reset: {
    title: 'This demo',
    version: 'Version',
    data: 'Your changes',
    persistence: {
      browser: 'saved in this browser',
      tab: 'this tab only',
      memory: 'not saved: storage is full or blocked',
    },
    button: 'Reset everything',
    question: 'Reset everything?',
    warning: 'The shop goes back to its first day, and everyone is logged out. This can’t be undone.',
    cancel: 'Cancel',
  },
} as const
