import { brand } from '#src/copy/brand.ts'

/** The messages of the page before the demo's scripts have loaded. */
export const firstPaintCopy = {
  title: `${brand.name}: demo`,
  /** Shown below the icon if the demo is installed. */
  shortTitle: `${brand.wordmark} demo`,
  notice: 'Demo: nothing here is real',
  /** Shown if no folder in the URL contains the demo's files, or if the connection is down. */
  missing: 'This page didn’t load',
  missingText: 'Either the connection is down, or there is nothing at this URL.',
  /** Shown if the page was opened as a file, for example from an unpacked archive. */
  fromFile:
    'Browsers don’t run scripts from files, so the demo needs a web server. Run “npx serve” in its folder and open the URL it prints.',
  /** Shown if the scripts can't run, or if rendering throws. */
  broken: 'The demo has stopped working. Reload the page, or try a newer browser.',
  reload: 'Reload',
  up: 'Go one level up',
  noScript: 'This demo needs JavaScript to show parts and take orders. Please turn it on and reload the page.',
} as const
