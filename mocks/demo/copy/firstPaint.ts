import { brand } from '#src/copy/brand.ts'

/** Texts of the page that is painted before the demo's scripts have loaded. */
export const firstPaintCopy = {
  title: `${brand.name}: demo`,
  /** Below its icon, where it is installed. */
  shortTitle: `${brand.wordmark} demo`,
  notice: 'Demo: nothing here is real',
  /** No folder above the address has the demo's files, or the connection is down. */
  missing: 'This page didn’t load',
  missingText: 'Either the line is down, or there is nothing at this address.',
  /** It was opened as a file, for example from an unpacked archive. */
  fromFile:
    'Browsers run no scripts from a file, so the demo needs a web server. Run “npx serve” in its folder and open the URL that it prints.',
  /** Its scripts can't be run, or what they draw throws. */
  broken: 'The demo has stopped working. Load it again; if that does not help, a newer browser may.',
  reload: 'Load it again',
  up: 'Go one level up',
  noScript:
    'This demo needs JavaScript to show its parts and take orders: please switch it on and load the page again.',
} as const
