import { brokenType, importUnlessLeft, keepLoading } from '#src/loading/loadCode.ts'
import { loadFile, MissingFile } from '#src/loading/loadFile.ts'

/** After this time a page says that its scripts are not here yet (NET-7). */
const noticeAfterMs = 20_000

const findNotice = () => document.getElementById('start-notice')

/** Shows the page's own notice, as long as the shop has not started. @param reason which of its bars */
function showStartNotice(reason: 'connection' | 'newVersion' | 'broken'): void {
  for (const bar of findNotice()?.querySelectorAll<HTMLElement>('[data-reason]') ?? [])
    bar.hidden = bar.dataset.reason !== reason
}

/**
 * The outermost boundary (ROBUST-6), which needs nothing of the shop: when that can't go on, what the host sent comes back,
 * with the notice.
 */
function keepPage(): void {
  const root = document.getElementById('root')
  const notice = findNotice()
  // A document without a window loads no pictures.
  const sent = root && document.implementation.createHTMLDocument().importNode(root, true)
  addEventListener(brokenType, () => {
    if (root?.childElementCount === 0) root.append(...(sent?.childNodes ?? []))
    if (notice) document.body.append(notice)
    showStartNotice('broken')
  })
}

/**
 * Runs the shop's scripts as soon as they are here, each in a task of its own: one for all would keep a slow phone busy too
 * long (SPEED-6). The page's notice says when they are late or missing, and goes when they have run (NET-7).
 * @param addresses in the order in which they run
 * @param mayLoad what the scripts wait for
 */
export async function startShop(addresses: readonly string[], mayLoad: Promise<void>): Promise<void> {
  const timer = setTimeout(showStartNotice, noticeAfterMs, 'connection')
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#start-notice button')) location.reload()
  })
  // The browser would leave the page, with what was typed in the address.
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    showStartNotice('connection')
  })
  try {
    await mayLoad
    keepPage()
    for (const address of addresses) {
      await keepLoading(
        () => loadFile(address),
        () => showStartNotice('connection'),
      )
      await new Promise((resolve) => setTimeout(resolve))
      await importUnlessLeft(() => import(/* @vite-ignore */ address))
    }
    findNotice()?.remove()
  } catch (error) {
    showStartNotice(error instanceof MissingFile ? 'newVersion' : 'broken')
    if (!(error instanceof MissingFile)) reportError(error)
  } finally {
    clearTimeout(timer)
  }
}
