import { chromium } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { writePagesByHand } from '#tests/tools/bench/byHand.ts'
import { repeat, type Figure } from '#tests/tools/bench/figures.ts'
import { recordTimes, serveShop, slowdown, startApi, type PageTimes } from '#tests/tools/bench/shop.ts'

const desktop = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const anyConnection = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
/** 150 ms, 1.6 and 0.75 Mbit/s. */
const slowConnection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/**
 * Opens a page in a new browser and reads its times after 10 s. Playwright only starts the browser: a page of its own logs each
 * call and each timer with its stack, which takes a tenth of a second.
 */
async function load(url: string, screen: typeof phone, connection: typeof slowConnection) {
  const browser = await chromium.launch(launchOptions())
  const session = await browser.newBrowserCDPSession()
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const replies = new Map<number, (result: unknown) => void>()
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result: unknown }
    replies.get(id)?.(result)
  })
  /** Each call waits for its reply: the page would start before the script that records its times. */
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
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  // The largest paint is told with the next frame, which a page that rests does not draw.
  const expression = `new Promise((resolve) => {
    document.body.append('.')
    requestAnimationFrame(() => setTimeout(() => resolve(times), 500))
  })`
  const options = { expression, awaitPromise: true, returnByValue: true }
  const { result } = (await send('Runtime.evaluate', options)) as { result: { value: PageTimes } }
  await browser.close()
  return result.value
}

/** The first visit to `/` and `/parts`: paints beside pages written by hand, the demo beside production, and blocking. */
export async function firstLoad(): Promise<Figure[]> {
  const api = await startApi()
  const [shop, demo] = [await serveShop('production'), await serveShop('mock')]
  const byHand = writePagesByHand(shop.dir)
  const [home, parts] = [shop.url + byHand.home, shop.url + byHand.parts]
  // Each with what it may cost at most beside its peer (SPEED-3, SPEED-8, SPEED-9).
  const rows = [
    ['largest paint of /, phone', 'largestPaint', shop.url, home, phone, 1.1],
    ['largest paint of /, desktop', 'largestPaint', shop.url, home, desktop, 1.2],
    ['first card of /parts, phone', 'firstRows', `${shop.url}parts`, parts, phone, 2],
    ['first card of the demo, phone', 'firstRows', `${demo.url}parts`, `${shop.url}parts`, phone, 1.3],
  ] as const
  const figures: Figure[] = []
  for (const [label, key, url, peer, screen, most] of rows) {
    // In turns, so that both have the same minutes.
    const pairs = await repeat(async () => [
      await load(url, screen, slowConnection),
      await load(peer, screen, slowConnection),
    ])
    const [values = [], peers = []] = [0, 1].map((side) => pairs.map((pair) => pair[side]?.[key] || Number.NaN))
    figures.push({ label, values, most, peer: { label: new URL(peer).pathname, values: peers } })
  }
  for (const path of ['', 'parts']) {
    const visits = await repeat(() => load(shop.url + path, phone, anyConnection))
    // SPEED-6
    for (const [key, most] of [
      ['blocking', 80],
      ['longestTask', 100],
    ] as const)
      figures.push({ label: `${key} of /${path}, phone`, values: visits.map((times) => times[key]), most })
  }
  await Promise.all([shop.stop(), demo.stop()])
  api.server.close()
  return figures
}
