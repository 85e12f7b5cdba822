// Pages behind the login: from the press on a link to the page's content, beyond what its data takes (SPEED-15).
import type { Page } from '@playwright/test'
import { titles } from '#src/copy/titles.ts'
import { menuLinks } from '#src/domain/pages.ts'
import { printFigures } from '#tests/tools/bench/figures.ts'
import { extraRoundTrips } from '#tests/tools/bench/goals.ts'
import { repeat, runs } from '#tests/tools/bench/repeat.ts'
import { line, lineText, startShop, visit } from '#tests/tools/bench/shop.ts'

/** What is recorded in the page after a press: times in ms. */
interface Opening {
  /** From the press to the paint of the content. */
  content: number
  /** The longest call after the press. */
  data: number
}

/** Runs in the page: waits for another heading, without a spinner below it, for 30 s at most. */
async function waitForContent(): Promise<Opening> {
  const readHeading = () => document.querySelector('main h1')?.textContent
  const headingBefore = readHeading()
  const pressedAt = await new Promise<number>((resolve) =>
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  )
  const isShown = () =>
    ![undefined, headingBefore].includes(readHeading()) && !document.querySelector('main [role="status"] circle')
  await new Promise<void>((resolve) => {
    const isOver = () => performance.now() > pressedAt + 30_000
    const look = () => (isShown() || isOver() ? setTimeout(resolve) : requestAnimationFrame(look))
    look()
  })
  const content = performance.now() - pressedAt
  const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, startTime }) => name.includes('/api/') && startTime >= pressedAt,
  )
  return { content, data: Math.max(0, ...calls.map(({ duration }) => duration)) }
}

/** Presses the links of the dashboard one after another, as somebody does who reads each page. */
async function openAll(page: Page, url: string): Promise<Map<string, Opening>> {
  const openings = new Map<string, Opening>()
  const main = page.getByRole('navigation', { name: 'Main' })
  const menu = page.getByRole('navigation', { name: 'Dashboard' })

  async function open(links: typeof menu, label: string, title = label): Promise<void> {
    const link = links.getByRole('link', { name: label, exact: true })
    const opening = page.evaluate(waitForContent)
    await link.hover()
    await page.waitForTimeout(250)
    await link.click()
    openings.set(title, await opening)
    await page.waitForTimeout(1500)
  }

  await page.goto(url)
  await main.getByRole('link', { name: titles.dashboard }).waitFor()
  await page.waitForTimeout(3000)
  await open(main, titles.dashboard, titles.profile)
  const labels = await menu.getByRole('link').allInnerTexts()
  for (const { label } of menuLinks('dashboard'))
    if (label !== titles.profile && labels.includes(label)) await open(menu, label)
  return openings
}

for (const persona of ['customer', 'admin'] as const) {
  const shop = await startShop(persona)
  const visits = await repeat(() => visit((page) => openAll(page, shop.url), { slowNetwork: true }))
  printFigures(
    `Pages of a signed-in ${persona} at ${lineText}: round trips beyond the data, median of ${runs}`,
    [...(visits[0]?.keys() ?? [])].map((label) => ({
      label,
      values: visits.map((openings) => {
        const { content, data } = openings.get(label) ?? { content: Number.NaN, data: 0 }
        return (content - data) / line.latencyMs
      }),
      unit: '',
      goal: { most: extraRoundTrips },
    })),
  )
  shop.stop()
}
process.exit()
