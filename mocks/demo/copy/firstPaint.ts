/** Texts of the page that is painted before the demo's scripts have loaded. */
export const firstPaintCopy = {
  notice: 'Demo: nothing here is real',
  noScript:
    'This demo needs JavaScript to show its parts and take orders: please switch it on and load the page again.',
} as const
