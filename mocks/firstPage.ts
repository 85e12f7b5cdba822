/** Resolves once something below an element matches a selector. */
const whenFound = (host: Element, selector: string): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!host.querySelector(selector)) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(host, { childList: true, subtree: true })
    check()
  })

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 500)
  })

/** Removes the static first paint of index.html in the frame in which the shop is drawn. */
export async function replaceFirstPaint(root: Element): Promise<void> {
  await whenFound(root, '*')
  document.getElementById('first-paint')?.remove()
}

/** Resolves once the first page is on the screen and the browser is idle: time to load the rest. */
export async function whenFirstPageIsShown(root: Element): Promise<void> {
  await whenFound(root, 'main h1')
  await whenIdle()
}
