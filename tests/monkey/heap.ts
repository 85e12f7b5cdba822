import type { Page } from '@playwright/test'

/** @returns how many bytes the page's scripts keep, after the browser has collected what they don't */
export async function usedHeap(page: Page): Promise<number> {
  // loads Playwright's own script into the page, or it would come between two measurements
  await page.locator('body').evaluate(() => undefined)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.collectGarbage')
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  await devTools.detach()
  return usedSize
}
