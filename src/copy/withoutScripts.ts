/** Messages on pages without scripts. Only the build uses them, so they are not in the bundle (SPEED-1). */
export const withoutScripts = {
  needsScripts: 'This shop needs JavaScript to show parts and take orders. Please turn it on and reload the page.',
  /** Displayed on pages with an embedded snapshot of the parts (DATA-20). */
  orderNeedsScripts:
    'You can browse our parts without JavaScript. To search and order, please turn it on and reload the page.',
  lateStart: 'Still loading. Your connection may be slow or down.',
  broken: 'The shop has stopped working. Reload the page, or try a newer browser.',
} as const
