import { expect, type Page } from '#tests/e2e/fixtures.ts'

/** What browsers tell of one layout shift; their types don't know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

interface Moved {
  by: number
  what: string[]
}

/** Runs in the page. A machine without a network would show a bar for it. */
function collect(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true })
  const moved: Moved[] = []
  Object.assign(window, { moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as LayoutShift
      const what = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
      if (!hadRecentInput) moved.push({ by: value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Notes every layout shift of the pages this one opens from now on, from their first paint on. */
export const watchShifts = (page: Page) => page.addInitScript(collect)

/**
 * Expects that nothing has moved on the page that is open (SPEED-4); else says what did, and by how much.
 * @param name of the page, for the message
 */
export async function expectNoShifts(page: Page, name: string): Promise<void> {
  const moved = await page.evaluate(async () => {
    await document.fonts.ready
    // shifts are told a frame after they were painted
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { moved: Moved[] }).moved
  })
  const sum = moved.reduce((total, { by }) => total + by, 0)
  expect.soft(sum, `${name}: ${JSON.stringify(moved, null, 2)}`).toBeLessThanOrEqual(0.01)
}
