import { globSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { copySite } from '#tests/e2e/siteCopy.ts'
import { serveStatic } from '#tests/support/static.ts'

const consoleMessagePath = '/__noise'

/**
 * A script that posts console output and errors to the host, because not every driver reports them. It runs before the
 * page's own scripts.
 */
const listenerScript = `(() => {
  const describe = (word) => String(word) + (word?.cause ? ', because of ' + describe(word.cause) : '')
  const report = (...words) => navigator.sendBeacon('${consoleMessagePath}', words.map(describe).join(' '))
  for (const name of ['warn', 'error']) {
    const original = console[name]
    console[name] = (...words) => { report('console.' + name, ...words); original.apply(console, words) }
  }
  // This error is harmless: the browser delivers the ResizeObserver's remaining notifications in the next frame.
  const isPostponed = (message) => message.startsWith('ResizeObserver loop')
  addEventListener('error', ({ message, error }) => message && !isPostponed(message) && report('uncaught', error?.stack ?? '', message))
  addEventListener('unhandledrejection', ({ reason }) => report('uncaught', reason?.stack ?? '', reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => report('policy', effectiveDirective, blockedURI))
})()`

/**
 * Starts a host for a modified copy of a site. Each host has its own origin, so tests don't share storage.
 * @param transform a function that is applied to all scripts, pages and headers
 */
export async function startHost(builtDir: string, transform = (body: string) => body) {
  const { dir, writeFile, editFile } = copySite(builtDir)
  const addListener = (html: string) =>
    html.replace(/<head[^>]*>/, (head) => `${head}<script src="${consoleMessagePath}.js"></script>`)
  for (const file of globSync('{_headers,**/*.{html,js}}', { cwd: dir }))
    editFile(file, (body) => (file.endsWith('.html') ? addListener(transform(body)) : transform(body)))
  writeFile(`${consoleMessagePath}.js`, listenerScript)
  /** The console output and uncaught errors of the host's pages. */
  const consoleMessages: string[] = []
  const { url, stop } = await serveStatic({
    dir,
    fallback: builtDir === 'dist' ? 'spa' : '404',
    intercept(request, response) {
      if (request.url !== consoleMessagePath) return false
      void text(request).then((message) => {
        consoleMessages.push(message)
        response.writeHead(204).end()
      })
      return true
    },
  })
  return { url, consoleMessages, stop }
}
export type Host = Awaited<ReturnType<typeof startHost>>
