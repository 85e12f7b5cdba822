import { storybookFromFile } from '#mocks/demo/copy/site.ts'
import { readVersion } from '#storybook/version.ts'

/**
 * Storybook's files have URLs relative to its folder. Some hosts strip the folder's final slash: it is added again without a
 * request, and the links before this script are loaded from there. A page that was opened as a file shows how to serve it.
 */
const script = `
if (location.protocol === 'file:')
  addEventListener('DOMContentLoaded', () => { document.body.textContent = ${JSON.stringify(storybookFromFile)} })
else if (!/(\\/|\\/index|\\.html)$/.test(location.pathname)) {
  history.replaceState(null, '', location.pathname + '/' + location.search + location.hash)
  for (const link of document.querySelectorAll('link[href^="./"]')) link.replaceWith(link.cloneNode())
}`

const font = `@font-face { font-family: 'Archivo'; font-weight: 400 650; src: url(./archivo.woff2) }`

/** Only the frame contains the version: in the preview, every commit would change every story's files. */
export const managerHead = (head = ''): string =>
  `${head}<script>${script}</script><style>${font}</style><meta name="version" content="${readVersion()}">`
