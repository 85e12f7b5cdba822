import { chromium } from '@playwright/test'
import { createLaunchOptions } from '#tests/support/browser.ts'
import { writeBaselinePages } from '#tests/tools/bench/baselinePages.ts'
import { repeatMeasurement, type Figure } from '#tests/tools/bench/figures.ts'
import { serveStatic } from '#tests/support/static.ts'
import { recordTimes, serveShop, cpuSlowdown, startMockApi, type PageTimes } from '#tests/tools/bench/shop.ts'

const desktop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const unlimitedConnection = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
/** A slow mobile connection: 150 ms latency, 1.6 Mbit/s download and 0.75 Mbit/s upload. */
const slowConnection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/**
 * Opens a page in a new browser, and reads its times after 15 s, because a phone's last picture loads late. Playwright
 * only starts the browser. If it also opened the page, it would spend a tenth of a second on recording stacks.
 */
async function measurePage(url: string, screen: typeof phone, connection: typeof slowConnection) {
  const browser = await chromium.launch(createLaunchOptions())
  const session = await browser.newBrowserCDPSession()
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const replies = new Map<number, (result: unknown) => void>()
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result: unknown }
    replies.get(id)?.(result)
  })
  /**
   * Sends a command to the page and waits for the reply. Otherwise, the page would start before the script that records
   * its times.
   */
  const sendToPage = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = replies.size + 1
      replies.set(id, resolve)
      const message = JSON.stringify({ id, method, params })
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
    })
  await sendToPage('Emulation.setDeviceMetricsOverride', screen)
  await sendToPage('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await sendToPage('Network.enable', {})
  await sendToPage('Network.emulateNetworkConditions', connection)
  await sendToPage('Page.enable', {})
  await sendToPage('Page.addScriptToEvaluateOnNewDocument', { source: `(${recordTimes.toString()})()` })
  await sendToPage('Page.navigate', { url })
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  // The browser reports the largest paint with the next frame, so the script makes the idle page render a frame.
  const expression = `new Promise((resolve) => {
    document.body.append('.')
    requestAnimationFrame(() => setTimeout(() => resolve(times), 500))
  })`
  const options = { expression, awaitPromise: true, returnByValue: true }
  const { result } = (await sendToPage('Runtime.evaluate', options)) as { result: { value: PageTimes } }
  await browser.close()
  return result.value
}

/** The URL of a page, and the conditions under which the page is measured. */
type Visit = readonly [url: string, screen: typeof phone, connection: typeof slowConnection]

/**
 * Visits all pages in each round, so they are measured under the same load.
 * @returns for each visit in `visits`, the times of all rounds
 */
async function visitAll(visits: readonly Visit[]): Promise<PageTimes[][]> {
  const rounds = await repeatMeasurement(async () => {
    const times: PageTimes[] = []
    for (const visit of visits) times.push(await measurePage(...visit))
    return times
  })
  return visits.map((_, index) => rounds.flatMap((times) => times[index] ?? []))
}

/**
 * Measures the first visit to `/` and `/parts`: paints, compared with those of handwritten pages, and the time for which
 * scripts block the page. BASE=<folder of another build> adds a comparison with that build.
 */
export async function measureFirstLoad(): Promise<Figure[]> {
  const api = await startMockApi()
  const shop = await serveShop('production')
  const baseBuild = process.env.BASE
    ? await serveStatic({ dir: process.env.BASE, fallback: 'spa', isCompressed: true })
    : null
  const baseline = writeBaselinePages(shop.dir)
  const urls = {
    '/': shop.url,
    '/parts': `${shop.url}parts`,
    '/ handwritten': shop.url + baseline.home,
    '/parts handwritten': shop.url + baseline.parts,
    ...(baseBuild && { '/ of BASE': baseBuild.url, '/parts of BASE': `${baseBuild.url}parts` }),
  }
  const namedUrls = Object.entries(urls)
  const names = namedUrls.map(([name]) => name)
  const slowVisits = await visitAll(namedUrls.map(([, url]) => [url, phone, slowConnection] as const))
  const desktopVisits = await visitAll(
    [urls['/'], urls['/ handwritten']].map((url) => [url, desktop, slowConnection] as const),
  )
  const fastVisits = await visitAll(namedUrls.map(([, url]) => [url, phone, unlimitedConnection] as const))
  const getValues = (times: PageTimes[] | undefined, key: keyof PageTimes) =>
    times?.map((visit) => visit[key] || Number.NaN) ?? []

  /** Compares a page with another page that was measured in the same runs. */
  const createComparison = (
    name: string,
    key: keyof PageTimes,
    peer: string,
    max: number,
    runs = slowVisits,
  ): Figure => ({
    label: `${key} of ${name}, phone`,
    values: getValues(runs[names.indexOf(name)], key),
    max,
    peer: { label: peer, values: getValues(runs[names.indexOf(peer)], key) },
  })
  const createLimit = (name: string, key: 'blocking' | 'longestTask', max: number): Figure => ({
    label: `${key} of ${name}, phone`,
    values: fastVisits[names.indexOf(name)]?.map((times) => times[key]) ?? [],
    max,
  })
  const figures = [
    // SPEED-3, SPEED-8
    createComparison('/', 'largestPaint', '/ handwritten', 1.1),
    {
      label: 'largestPaint of /, desktop',
      values: getValues(desktopVisits[0], 'largestPaint'),
      max: 1.2,
      peer: { label: '/ handwritten', values: getValues(desktopVisits[1], 'largestPaint') },
    },
    createComparison('/parts', 'firstRows', '/parts handwritten', 1.1),
    createComparison('/parts', 'largestPaint', '/parts handwritten', 0.8),
    // SPEED-6
    ...['/', '/parts'].flatMap((name) => [createLimit(name, 'blocking', 80), createLimit(name, 'longestTask', 100)]),
    ...(baseBuild
      ? ['/', '/parts'].flatMap((name) => [
          createComparison(name, 'firstPaint', `${name} of BASE`, 1.2),
          createComparison(name, 'blocking', `${name} of BASE`, 1.2, fastVisits),
        ])
      : []),
  ]
  await Promise.all([shop.stop(), baseBuild?.stop()])
  api.server.close()
  return figures
}
