import { chromium } from '@playwright/test'
import { purchase } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { lists } from '#src/copy/shared.ts'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { repeatMeasurement, type Figure } from '#tests/tools/bench/figures.ts'
import { recordTimes, serveShop, cpuSlowdown, startMockApi, type PageTimes } from '#tests/tools/bench/shop.ts'
import { createLaunchOptions } from '#tests/support/browser.ts'

/**
 * Opens a list in a new browser, shows more rows if there are any, searches and sorts.
 * @returns times in ms, and the heap size in MB
 */
async function measureVisit(url: string, call: string) {
  const browser = await chromium.launch(createLaunchOptions())
  const page = await browser.newPage()
  await page.addInitScript(recordTimes)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const readTimes = () => page.evaluate(() => (window as unknown as { times: PageTimes }).times)
  await page.goto(url)
  await page.locator('main :is(li article, tbody tr)').first().waitFor()
  await page.waitForTimeout(1500)
  const { firstRows } = await readTimes()
  const lastByte = await page.evaluate((path) => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path))
    return Math.max(...calls.map(({ startTime, duration }) => startTime + duration))
  }, call)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  const moreButton = page.getByRole('button', { name: lists.more(100) })
  if (await moreButton.isVisible()) await moreButton.click()
  await page.waitForTimeout(500)
  await page.getByRole('searchbox').pressSequentially('brake', { delay: 150 })
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: lists.sort }).press('ArrowDown')
  await page.waitForTimeout(700)
  const { longestInteraction } = await readTimes()
  await browser.close()
  return { firstRows, afterData: firstRows - lastByte, heap: usedSize / 1e6, longestInteraction }
}

/**
 * Clicks Purchase Now on a card while the server no longer responds.
 * @returns the time in ms until the order form is shown (SPEED-19)
 */
async function measurePurchase(url: string): Promise<number> {
  const browser = await chromium.launch(createLaunchOptions())
  const page = await browser.newPage()
  await page.goto(url)
  const link = page.getByRole('link', { name: parts.purchaseNow }).first()
  await link.hover()
  await page.waitForTimeout(1500)
  // These requests never get a response.
  await page.route(/\/api\//, () => undefined)
  const startMs = performance.now()
  await link.click()
  await page.getByRole('textbox', { name: purchase.quantity }).waitFor()
  const ms = performance.now() - startMs
  await browser.close()
  return ms
}

/** Measures lists of 10,000 parts and orders, and compares them with a list of 100 parts. */
export async function measureLongLists(): Promise<Figure[]> {
  const api = await startMockApi()
  const shop = await serveShop('production', 'admin')
  const measureList = (scenario: keyof typeof scenarios, path: string, call: string) => {
    db.loadScenario(scenarios[scenario])
    return repeatMeasurement(() => measureVisit(shop.url + path, call))
  }
  const hundredPartsVisits = await measureList('offerHundredParts', 'parts', '/parts')
  const purchaseTimes = await repeatMeasurement(() => measurePurchase(`${shop.url}parts`))
  const tenThousandPartsVisits = await measureList('offerTenThousandParts', 'parts', '/parts')
  const tenThousandOrdersVisits = await measureList('takeTenThousandOrders', 'dashboard/manageallorders', '/allOrders')
  await shop.stop()
  api.server.close()
  const getValues = (visits: typeof hundredPartsVisits, key: keyof (typeof hundredPartsVisits)[number]) =>
    visits.map((times) => times[key])
  const hundredPartsPeer = { label: 'of 100', values: getValues(hundredPartsVisits, 'firstRows') }
  return [
    { label: 'a click to the purchase form, no response', values: purchaseTimes, max: 500 }, // SPEED-19
    {
      label: 'first of 10,000 parts',
      values: getValues(tenThousandPartsVisits, 'firstRows'),
      max: 1.5,
      peer: hundredPartsPeer,
    }, // SPEED-6
    {
      label: 'search and sort 10,000 parts',
      values: getValues(tenThousandPartsVisits, 'longestInteraction'),
      max: 100,
    }, // SPEED-5
    {
      label: 'first of 10,000 orders, from the data',
      values: getValues(tenThousandOrdersVisits, 'afterData'),
      max: 600,
    }, // SPEED-7
    {
      label: 'search and sort 10,000 orders',
      values: getValues(tenThousandOrdersVisits, 'longestInteraction'),
      max: 100,
    }, // SPEED-5
    { label: 'heap of 10,000 orders, MB', values: getValues(tenThousandOrdersVisits, 'heap'), max: 80 }, // SPEED-7
  ]
}
