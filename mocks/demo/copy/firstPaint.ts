import { brand } from '#src/copy/brand.ts'

/** Texts of the page that is painted before the demo's scripts have loaded. */
export const firstPaintCopy = {
  title: `${brand.name}: demo`,
  /** Below its icon, where it is installed. */
  shortTitle: `${brand.wordmark} demo`,
  notice: 'Demo: nothing here is real',
  /** No folder above the address has the demo's files, or the connection is down. */
  missing: 'This page didn’t load',
  missingText: 'Either the connection is down, or there is nothing at this URL.',
  /** It was opened as a file, for example from an unpacked archive. */
  fromFile:
    'Browsers don’t run scripts from files, so the demo needs a web server. Run “npx serve” in its folder and open the URL it prints.',
  /** Its scripts can't be run, or what they draw throws. */
  broken: 'The demo has stopped working. Reload the page, or try a newer browser.',
  reload: 'Reload',
  up: 'Go one level up',
  noScript: 'This demo needs JavaScript to show parts and take orders. Please turn it on and reload the page.',
} as const
