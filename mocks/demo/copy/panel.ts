import type { Viewer } from '#mocks/demo/situation.ts'
import { tourIds } from '#mocks/demo/tour/tour.ts'

/** The groups of situations, in the panel's order. */
export const groupLabels = { business: 'Business', payment: 'Payment', trouble: 'Trouble', scale: 'Scale' } as const

/** The viewers, in the panel's order. */
export const viewerLabels: Readonly<Record<Viewer, string>> = {
  visitor: 'Visitor',
  customer: 'Customer',
  newCustomer: 'New customer',
  admin: 'Admin',
}

export const panelCopy = {
  name: 'Demo',
  badge: 'Demo controls',
  close: 'Close the demo panel',
  shortcut: 'Ctrl+Shift+X, or ⌘⇧X on a Mac',
  switching: 'One moment…',

  offline: {
    ready: 'Works offline',
    preparing: (stored: number, total: number) => `Preparing offline ${stored}/${total}`,
  },

  dismiss: 'Dismiss',
  linkPartsIgnored: (parts: readonly string[]) => ({
    title: 'Parts of the link were ignored',
    text:
      `The demo doesn’t recognize: ${parts.join(', ')}. Everything else was opened.` +
      (parts.some((part) => part.startsWith('tour=')) ? ` Available stories: ${tourIds.join(', ')}.` : ''),
  }),
  dataReset: {
    title: 'The demo was reset',
    text: 'The data stored in this browser was damaged, so the shop is back to its first day.',
  },
  notStored: {
    title: 'Nothing is saved',
    text: 'This browser can’t store the demo, or its storage is full. Your changes will be lost when you close the tab.',
  },
  newVersion: {
    title: 'New version of the demo',
    text: 'Updating reloads every demo tab.',
    now: 'Update now',
    later: 'After this meeting',
  },

  stories: {
    title: 'Play a story',
    note: (summary: string, steps: number) => `${summary} ${steps} steps.`,
    playing: (step: number, count: number) => `Playing ${step}/${count}`,
  },

  who: { title: 'View as', notSignedIn: 'Not logged in' },

  situation: { title: 'Situation', startOver: 'Start over', groups: 'Kind of situation' },
} as const
