/** What pages say without their scripts: only the build writes it, so the scripts don't contain it (SPEED-1). */
export const withoutScripts = {
  needsScripts:
    'This shop needs JavaScript to show its parts and take orders: please switch it on and load the page again.',
  /** On pages that contain the parts (DATA-20). */
  orderNeedsScripts:
    'You can browse our parts without JavaScript. To search and order, please switch it on and reload the page.',
  lateStart: 'The shop is still loading. The connection may be slow or down.',
  broken: 'The shop has stopped working. Reload the page; if that does not help, a newer browser may.',
} as const
