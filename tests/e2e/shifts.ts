import { expect, type Page } from '#tests/e2e/fixtures.ts'

/** The browser's entry for one layout shift, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

interface Shift {
  /** The browser's score: impact times distance, as fractions of the viewport. */
  score: number
  elements: string[]
}

/** Runs in the page, as if online: the offline bar would shift the layout. */
function recordShifts(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true })
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as LayoutShift
      const elements = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
      if (!hadRecentInput) shifts.push({ score: value, elements })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Records every layout shift of the pages that this tab opens from now on. They must be painted. */
export const watchShifts = (page: Page) => page.addInitScript(recordShifts)

/** Reads the layout shifts of the open page so far, and their sum. */
export async function readShifts(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(async () => {
    if (getComputedStyle(document.documentElement).opacity === '0')
      throw new Error('Only what is painted shifts: test.use({ isPainted: true })')
    await document.fonts.ready
    // Shifts are reported a frame after they are painted.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: Shift[] }).shifts
  })
  return { sum: shifts.reduce((total, { score }) => total + score, 0), shifts }
}

/**
 * Expects no layout shifts on the open page (SPEED-4).
 * @param name of the page, for the error message
 */
export async function expectNoShifts(page: Page, name: string): Promise<void> {
  const { sum, shifts } = await readShifts(page)
  expect.soft(sum, `${name}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(0.01)
}
