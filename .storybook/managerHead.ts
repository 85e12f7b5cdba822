import { storybookFromFile } from '#mocks/demo/copy/site.ts'
import { readVersion } from '#storybook/version.ts'

/**
 * Storybook's files have URLs relative to its folder. Some hosts strip the trailing slash from the folder's URL. The
 * script restores the slash without a request, and reloads the links that were resolved against the wrong folder. If the
 * page was opened as a file, the script shows how to serve it.
 */
const managerScript = `
if (location.protocol === 'file:')
  addEventListener('DOMContentLoaded', () => { document.body.textContent = ${JSON.stringify(storybookFromFile)} })
else if (!/(\\/|\\/index|\\.html)$/.test(location.pathname)) {
  history.replaceState(null, '', location.pathname + '/' + location.search + location.hash)
  for (const link of document.querySelectorAll('link[href^="./"]')) link.replaceWith(link.cloneNode())
}`

const fontFace = `@font-face { font-family: 'Archivo'; font-weight: 400 650; src: url(./archivo.woff2) }`

/**
 * Adds the script, the font and the version to the head of Storybook's frame. The preview contains no version, because each
 * commit would change the files of every story.
 */
export const managerHead = (head = ''): string =>
  `${head}<script>${managerScript}</script><style>${fontFace}</style><meta name="version" content="${readVersion()}">`
