import { importIgnoringUnload, loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import { fatalErrorEvent, startedEvent } from '#src/lib/fatalError.ts'
import { loadFile, MissingFileError } from '#src/lib/chunks/loadFile.ts'

/** After this time a page says that its scripts are not here yet (NET-7). */
const noticeDelayMs = 20_000

const findNotice = () => document.getElementById('start-notice')

/** Shows the page's own notice while the shop has not started. @param reason which of its bars */
function showStartNotice(reason: 'connection' | 'newVersion' | 'broken'): void {
  for (const bar of findNotice()?.querySelectorAll<HTMLElement>('[data-reason]') ?? [])
    bar.hidden = bar.dataset.reason !== reason
}

/**
 * The outermost boundary (ROBUST-6), which needs nothing of the shop: when that can't go on, what the host sent comes back,
 * with the notice.
 */
function restoreServerHtmlOnFatalError(): void {
  const root = document.getElementById('root')
  const notice = findNotice()
  // A document without a window loads no pictures.
  const serverHtml = root && document.implementation.createHTMLDocument().importNode(root, true)
  addEventListener(fatalErrorEvent, () => {
    if (root?.childElementCount === 0) root.append(...(serverHtml?.childNodes ?? []))
    if (notice) document.body.append(notice)
    showStartNotice('broken')
  })
}

/**
 * Runs the shop's scripts once all of them are loaded, each in a task of its own: a single one would keep a slow phone busy
 * too long (SPEED-6). An import also loads the file's own imports, and a browser keeps a failure of those for the life of the
 * page (NET-6). The page's notice is shown when the scripts are late or missing, and removed when the page is hydrated (NET-7).
 * @param urls in the order in which they run
 * @param whenAllowed what the scripts wait for
 * @returns whether they ran
 */
export async function loadAppScripts(urls: readonly string[], whenAllowed: Promise<void>): Promise<boolean> {
  const timer = setTimeout(showStartNotice, noticeDelayMs, 'connection')
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#start-notice button')) location.reload()
  })
  const stopTimer = () => clearTimeout(timer)
  addEventListener(fatalErrorEvent, stopTimer)
  addEventListener(startedEvent, stopTimer)
  addEventListener(startedEvent, () => findNotice()?.remove(), { once: true })
  try {
    await whenAllowed
    restoreServerHtmlOnFatalError()
    await loadWithUnlimitedRetries(
      () => Promise.all(urls.map((url) => loadFile(url))),
      () => showStartNotice('connection'),
    )
    for (const url of urls) {
      await new Promise((resolve) => setTimeout(resolve))
      await importIgnoringUnload(() => import(/* @vite-ignore */ url))
    }
    return true
  } catch (error) {
    stopTimer()
    showStartNotice(error instanceof MissingFileError ? 'newVersion' : 'broken')
    if (!(error instanceof MissingFileError)) reportError(error)
    return false
  }
}
