import { setTimeout as sleep } from 'node:timers/promises'
import { createAsk } from '#tests/tools/smoke/ask.ts'
import { examine } from '#tests/tools/smoke/examine.ts'
import { readOptions } from '#tests/tools/smoke/options.ts'
import { jsonOf, Report, textOf } from '#tests/tools/smoke/report.ts'
import { runCommand } from '#tests/tools/runCommand.ts'

/** Imports Playwright only when a browser is needed: `--no-browser` starts sooner. */
async function launchBrowser() {
  const [{ chromium }, { launchOptions }] = await Promise.all([
    import('@playwright/test'),
    import('#tests/support/browser.ts'),
  ])
  return chromium.launch(launchOptions())
}

/** @returns the exit code: 0 nothing wrong, 1 something wrong, 2 nothing wrong in what the time was enough for */
async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env)
  const browser = options.withBrowser ? await launchBrowser() : null
  const openBrowser = browser && (() => browser.newContext({ locale: 'en-US', serviceWorkers: 'block' }))
  try {
    const report = new Report()
    const timeIsOver = sleep(options.limit * 1000, 'over', { ref: false })
    const outcome = await Promise.race([examine(options, { ask: createAsk(), openBrowser }, report), timeIsOver])
    const isCut = outcome === 'over'
    if (isCut) report.skip('the rest: the time was over')
    console.log(options.json ? jsonOf(report) : textOf(report))
    if (isCut) console.error('The time was over before all was looked at. --limit <seconds> gives it more.')
    return report.findings.length > 0 ? 1 : isCut ? 2 : 0
  } finally {
    await browser?.close()
  }
}

/** Usage: see options.ts. Ends with 2, too, when it could not look at the shop at all. */
await runCommand(run)
