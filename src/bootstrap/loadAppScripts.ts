import { importIgnoringUnload, loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'
import { fatalErrorEvent, startedEvent } from '#src/lib/fatalError.ts'
import { loadFile, MissingFileError } from '#src/lib/chunks/loadFile.ts'

/** The delay before the page shows that its scripts are still loading (NET-7). */
const noticeDelayMs = 20_000

const findNotice = () => document.getElementById('start-notice')

function showStartNotice(reason: 'connection' | 'newVersion' | 'broken'): void {
  for (const message of findNotice()?.querySelectorAll<HTMLElement>('[data-reason]') ?? [])
    message.hidden = message.dataset.reason !== reason
}

/** After a fatal error, restores the HTML from the server and shows the notice, without using the app's code (ROBUST-6). */
function restoreServerHtmlOnFatalError(): void {
  const root = document.getElementById('root')
  const notice = findNotice()
  // The copy is in a separate document, where it loads no pictures.
  const serverHtml = root && document.implementation.createHTMLDocument().importNode(root, true)
  addEventListener(fatalErrorEvent, () => {
    if (root?.childElementCount === 0) root.append(...(serverHtml?.childNodes ?? []))
    if (notice) document.body.append(notice)
    showStartNotice('broken')
  })
}

/**
 * Runs the app's scripts, each in its own task, because a single task would block a slow phone for too long (SPEED-6). All
 * files are loaded before the first one runs, because an import also loads the file's own imports, and browsers remember failed
 * imports until the page is reloaded. The page shows a notice if scripts are late or missing, and removes the notice after
 * hydration.
 * @param urls the URLs of the scripts, in the order in which they run
 * @param whenAllowed resolves when the scripts may load
 * @returns whether the scripts ran
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
