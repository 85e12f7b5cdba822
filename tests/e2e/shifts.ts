import type { Page } from '#tests/e2e/fixtures.ts'

/** The browser's performance entry for a layout shift. TypeScript's DOM types lack it. */
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

/** Records layout shifts. Sets `navigator.onLine`, because the offline bar would shift the layout. Runs in the page. */
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

/** Records the layout shifts of all pages that this tab opens from now on. The pages must be painted. */
export const startRecordingShifts = (page: Page) => page.addInitScript(recordShifts)

/** @returns the layout shifts of the open page so far; empty if their sum is imperceptible (SPEED-4) */
export async function findShifts(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(async () => {
    if (getComputedStyle(document.documentElement).opacity === '0')
      throw new Error('Only painted pages shift: add test.use({ isPainted: true })')
    await document.fonts.ready
    // The browser reports a shift one frame after it was painted.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: Shift[] }).shifts
  })
  return shifts.reduce((sum, { score }) => sum + score, 0) > 0.01 ? shifts : []
}
