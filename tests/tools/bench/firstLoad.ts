import { chromium } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { writeBaselinePages } from '#tests/tools/bench/baselinePages.ts'
import { repeat, type Figure } from '#tests/tools/bench/figures.ts'
import { serveStatic } from '#tests/support/static.ts'
import { recordTimes, serveShop, slowdown, startApi, type PageTimes } from '#tests/tools/bench/shop.ts'

const desktop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const anyConnection = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
/** 150 ms, 1.6 and 0.75 Mbit/s. */
const slowConnection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/**
 * Opens a page in a new browser and reads its times after 15 s, because a phone's last picture loads late. Playwright
 * only starts the browser; a page of its own would log each call and each timer with its stack, which takes a tenth of
 * a second.
 */
async function measurePage(url: string, screen: typeof phone, connection: typeof slowConnection) {
  const browser = await chromium.launch(launchOptions())
  const session = await browser.newBrowserCDPSession()
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const replies = new Map<number, (result: unknown) => void>()
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result: unknown }
    replies.get(id)?.(result)
  })
  /** Each call waits for its reply, because the page would otherwise start before the script that records its times. */
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = replies.size + 1
      replies.set(id, resolve)
      const message = JSON.stringify({ id, method, params })
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject)
    })
  await send('Emulation.setDeviceMetricsOverride', screen)
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await send('Network.enable', {})
  await send('Network.emulateNetworkConditions', connection)
  await send('Page.enable', {})
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${recordTimes.toString()})()` })
  await send('Page.navigate', { url })
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  // The largest paint is reported with the next frame, which an idle page does not render.
  const expression = `new Promise((resolve) => {
    document.body.append('.')
    requestAnimationFrame(() => setTimeout(() => resolve(times), 500))
  })`
  const options = { expression, awaitPromise: true, returnByValue: true }
  const { result } = (await send('Runtime.evaluate', options)) as { result: { value: PageTimes } }
  await browser.close()
  return result.value
}

/** A page by its URL, and the conditions under which it is measured. */
type Visit = readonly [url: string, screen: typeof phone, connection: typeof slowConnection]

/**
 * Visits the pages alternately, so that all are measured under the same load.
 * @returns the times of each, in their order
 */
async function visitAll(visits: readonly Visit[]): Promise<PageTimes[][]> {
  const rounds = await repeat(async () => {
    const times: PageTimes[] = []
    for (const visit of visits) times.push(await measurePage(...visit))
    return times
  })
  return visits.map((_, index) => rounds.flatMap((times) => times[index] ?? []))
}

/**
 * Measures the first visit to `/` and `/parts`, with pictures that load: paints compared with handwritten pages, and
 * blocking. BASE=<folder of another build> also compares with that build.
 */
export async function firstLoad(): Promise<Figure[]> {
  const api = await startApi()
  const shop = await serveShop('production')
  const base = process.env.BASE
    ? await serveStatic({ dir: process.env.BASE, fallback: 'spa', isCompressed: true })
    : null
  const baseline = writeBaselinePages(shop.dir)
  const urls = {
    '/': shop.url,
    '/parts': `${shop.url}parts`,
    '/ handwritten': shop.url + baseline.home,
    '/parts handwritten': shop.url + baseline.parts,
    ...(base && { '/ of BASE': base.url, '/parts of BASE': `${base.url}parts` }),
  }
  const namedUrls = Object.entries(urls)
  const names = namedUrls.map(([name]) => name)
  const slowVisits = await visitAll(namedUrls.map(([, url]) => [url, phone, slowConnection] as const))
  const desktopVisits = await visitAll(
    [urls['/'], urls['/ handwritten']].map((url) => [url, desktop, slowConnection] as const),
  )
  const fastVisits = await visitAll(namedUrls.map(([, url]) => [url, phone, anyConnection] as const))
  const getValues = (times: PageTimes[] | undefined, key: keyof PageTimes) =>
    times?.map((visit) => visit[key] || Number.NaN) ?? []

  /** Compares one of the pages with another page of the same runs. */
  const compare = (name: string, key: keyof PageTimes, peer: string, max: number, runs = slowVisits): Figure => ({
    label: `${key} of ${name}, phone`,
    values: getValues(runs[names.indexOf(name)], key),
    max,
    peer: { label: peer, values: getValues(runs[names.indexOf(peer)], key) },
  })
  const limit = (name: string, key: 'blocking' | 'longestTask', max: number): Figure => ({
    label: `${key} of ${name}, phone`,
    values: fastVisits[names.indexOf(name)]?.map((times) => times[key]) ?? [],
    max,
  })
  const figures = [
    // SPEED-3, SPEED-8
    compare('/', 'largestPaint', '/ handwritten', 1.1),
    {
      label: 'largestPaint of /, desktop',
      values: getValues(desktopVisits[0], 'largestPaint'),
      max: 1.2,
      peer: { label: '/ handwritten', values: getValues(desktopVisits[1], 'largestPaint') },
    },
    compare('/parts', 'firstRows', '/parts handwritten', 1.1),
    compare('/parts', 'largestPaint', '/parts handwritten', 0.8),
    // SPEED-6
    ...['/', '/parts'].flatMap((name) => [limit(name, 'blocking', 80), limit(name, 'longestTask', 100)]),
    ...(base
      ? ['/', '/parts'].flatMap((name) => [
          compare(name, 'firstPaint', `${name} of BASE`, 1.2),
          compare(name, 'blocking', `${name} of BASE`, 1.2, fastVisits),
        ])
      : []),
  ]
  await Promise.all([shop.stop(), base?.stop()])
  api.server.close()
  return figures
}
