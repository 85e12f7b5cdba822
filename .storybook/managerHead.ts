import { storybookFromFile } from '#mocks/demo/copy/site.ts'
import { readVersion } from '#storybook/version.ts'

/**
 * Storybook's files have URLs relative to its folder. Some hosts strip the folder's trailing slash; the script adds it
 * again without a request, and the links below it load from the right folder. A page opened as a file explains how to
 * serve it.
 */
const script = `
if (location.protocol === 'file:')
  addEventListener('DOMContentLoaded', () => { document.body.textContent = ${JSON.stringify(storybookFromFile)} })
else if (!/(\\/|\\/index|\\.html)$/.test(location.pathname)) {
  history.replaceState(null, '', location.pathname + '/' + location.search + location.hash)
  for (const link of document.querySelectorAll('link[href^="./"]')) link.replaceWith(link.cloneNode())
}`

const fontFace = `@font-face { font-family: 'Archivo'; font-weight: 400 650; src: url(./archivo.woff2) }`

/** Only the frame contains the version; in the preview, every commit would change the files of every story. */
export const managerHead = (head = ''): string =>
  `${head}<script>${script}</script><style>${fontFace}</style><meta name="version" content="${readVersion()}">`
