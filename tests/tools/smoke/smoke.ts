import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { createAsk } from '#tests/tools/smoke/ask.ts'
import { examine } from '#tests/tools/smoke/examine.ts'
import { readOptions } from '#tests/tools/smoke/options.ts'
import { jsonOf, Report, textOf } from '#tests/tools/smoke/report.ts'
import { launchOptions } from '#tests/support/browser.ts'

/** After this time, what has been found is told. */
const limitMs = 115_000

/** @returns the exit code: 0 nothing wrong, 1 something wrong */
async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env)
  const browser = options.withBrowser ? await chromium.launch(launchOptions()) : null
  const openBrowser = browser && (() => browser.newContext({ locale: 'en-US', serviceWorkers: 'block' }))
  try {
    const report = new Report()
    const timeIsOver = sleep(limitMs, 'over', { ref: false })
    const outcome = await Promise.race([examine(options, { ask: createAsk(), openBrowser }, report), timeIsOver])
    if (outcome === 'over') report.skip('the rest: the time was over')
    console.log(options.json ? jsonOf(report) : textOf(report))
    return report.findings.length > 0 ? 1 : 0
  } finally {
    await browser?.close()
  }
}

/** Usage: see options.ts. Ends with 2 when it could not look at the shop at all. */
try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
