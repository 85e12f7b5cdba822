/** Texts of the panel: what just happened, sharing, the reset. */
export const shareCopy = {
  happened: {
    title: 'What just happened',
    lookAround: 'Look around: the shop says what goes wrong, and what to do about it.',
    nothing: 'Nothing yet. Do something in the shop, and this says what it means.',
    calls: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}`,
  },
  title: 'Share',
  link: {
    copy: 'Copy link',
    copied: 'Link copied',
    field: 'Link to this situation',
    refused: 'The browser does not let this page copy. Copy the link from here.',
  },
  qr: {
    button: 'QR code',
    name: 'QR code of the link to this situation',
    hint: 'Opens the phone’s own copy of the demo, in this situation.',
    loading: 'Drawing the code…',
    loopback: 'No QR code here: this address works on this computer only.',
  },
  secondView: {
    button: 'Second view',
    hint: (name: string, page: string) =>
      `Another window, as ${name} on ${page}. Each side sees at once what the other does.`,
    blocked: 'The browser blocked the window. Open this address in another one.',
  },
  reset: {
    title: 'This demo',
    version: 'Version',
    data: 'Your changes',
    persistence: { browser: 'saved here', tab: 'this tab only', memory: 'not saved: storage is full or blocked' },
    button: 'Reset everything',
    question: 'Reset everything?',
    warning: 'The shop goes back to its first day, and everybody is signed out. This can not be undone.',
    cancel: 'Keep it',
  },
} as const
