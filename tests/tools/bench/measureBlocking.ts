import { chromium, type CDPSession } from '@playwright/test'
import * as z from 'zod/mini'
import { recordTimes, slowdown, type Screen } from '#tests/tools/bench/shop.ts'
import { launchOptions } from '#tests/support/browser.ts'

/** How long a page is left alone before its times are read, ms. */
const settleMs = 8000

const replySchema = z.object({ id: z.number(), result: z.unknown() })
const timesSchema = z.object({
  result: z.object({ value: z.object({ blocking: z.number(), longestTask: z.number() }) }),
})

/** Sends commands to a page that Playwright did not open, over the browser's session. */
function connect(browser: CDPSession, sessionId: string) {
  const resolvers: ((result: unknown) => void)[] = []
  browser.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply = z.safeParse(replySchema, JSON.parse(message))
    if (reply.success) resolvers[reply.data.id]?.(reply.data.result)
  })
  return async (method: string, params: object): Promise<unknown> => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const id = resolvers.push(resolve) - 1
    await browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    return promise
  }
}

/**
 * Opens a page on a slow processor in a new browser, and measures how long scripts block it, in ms. Playwright only starts
 * the browser: a page of its own logs each call and each timer with its stack, which takes a tenth of a second.
 */
export async function measureBlocking(url: string, { viewport, deviceScaleFactor = 1, isMobile = false }: Screen) {
  const browser = await chromium.launch(launchOptions())
  const session = await browser.newBrowserCDPSession()
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const send = connect(session, sessionId)
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile })
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await send('Page.enable', {})
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${recordTimes.toString()})()` })
  await send('Page.navigate', { url })
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  const times = await send('Runtime.evaluate', { expression: 'times', returnByValue: true })
  await browser.close()
  return z.parse(timesSchema, times).result.value
}
