// The slowest answers to a press or a key: on a walk from Home to a payment, and in a list of 10,000 parts (SPEED-5).
import type { Page } from '@playwright/test'
import { db } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { carousel } from '#src/copy/carousel.ts'
import { lists } from '#src/copy/lists.ts'
import { orders } from '#src/copy/orders.ts'
import { parts } from '#src/copy/parts.ts'
import { payment } from '#src/copy/payment.ts'
import { purchase } from '#src/copy/purchase.ts'
import { shell } from '#src/copy/shell.ts'
import { titles } from '#src/copy/titles.ts'
import { printFigures } from '#tests/bench/figures.ts'
import { interactionMs } from '#tests/bench/goals.ts'
import { repeat, runs } from '#tests/bench/repeat.ts'
import { phone, read, slowdown, startShop, visit, waitForCards, type PageTimes } from '#tests/bench/shop.ts'

/** Longer than an interaction may take, and than the loading that it starts, ms. */
const settleMs = 700

/** Measures what a step takes, by its name. */
type Step = (name: string, act: () => Promise<void>) => Promise<void>

const purchaseLink = (page: Page) => page.getByRole('link', { name: new RegExp(parts.purchaseNow) }).first()

async function search(page: Page, step: Step): Promise<void> {
  await step('search', () => page.getByRole('searchbox').pressSequentially('brake', { delay: 150 }))
  await page.getByRole('searchbox').fill('')
  const sort = page.getByRole('combobox', { name: lists.sort })
  await sort.focus()
  await step('sort', () => page.keyboard.press('ArrowDown'))
}

async function buy(page: Page, step: Step): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await step('a part’s button', () => purchaseLink(page).click())
  await page.getByLabel(purchase.quantity).waitFor()
  await step('quantity', () => page.getByLabel(purchase.quantity).pressSequentially('5'))
  await page.goto(new URL('/dashboard/mypurchases', page.url()).href)
  await heading.filter({ hasText: titles.myOrders }).waitFor()
  await page.waitForTimeout(settleMs)
  await step('question', () =>
    page
      .getByRole('button', { name: new RegExp(`^${orders.cancel}`) })
      .first()
      .click(),
  )
  await step('question answered', () => page.getByRole('button', { name: orders.keep }).click())
  await step('pay', () =>
    page
      .getByRole('link', { name: new RegExp(`^${orders.pay}`) })
      .first()
      .click(),
  )
  await page.getByLabel('Card number').waitFor()
  await step('card', () => page.getByLabel('Card number').pressSequentially('4242424242424242'))
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await step('payment', () => page.getByRole('button', { name: new RegExp(payment.confirm) }).click())
}

async function walk(page: Page, url: string, step: Step): Promise<void> {
  await page.goto(url)
  await waitForCards(page)
  await page.waitForTimeout(2 * settleMs)
  await step('carousel', () => page.getByRole('button', { name: carousel.next }).first().click())
  await step('menu', () => page.getByRole('button', { name: shell.openMenu }).click())
  await step('menu’s link', () => page.getByRole('dialog').getByRole('link', { name: titles.parts }).click())
  await waitForCards(page)
  await search(page, step)
  await buy(page, step)
}

async function longList(page: Page, url: string, step: Step): Promise<void> {
  await page.goto(`${url}parts`)
  await waitForCards(page)
  await page.waitForTimeout(3 * settleMs)
  await search(page, step)
}

const shop = await startShop('customer')

/** Prints the median of each step, and of the slowest of each run. */
async function measure(title: string, way: typeof walk, most: number): Promise<void> {
  const walks = await repeat(() =>
    visit(async (page) => {
      const times = new Map<string, number>()
      await way(page, shop.url, async (name, act) => {
        await page.evaluate(() => {
          ;(window as unknown as { times: PageTimes }).times.longestInteraction = 0
        })
        await act()
        await page.waitForTimeout(settleMs)
        times.set(name, (await read(page)).longestInteraction)
      })
      return times
    }, phone),
  )
  const steps = [...(walks[0]?.keys() ?? [])]
  printFigures(title, [
    ...steps.map((label) => ({
      label,
      values: walks.map((times) => times.get(label) ?? Number.NaN),
      unit: 'ms' as const,
    })),
    {
      label: 'the slowest',
      values: walks.map((times) => Math.max(...times.values())),
      unit: 'ms',
      goal: { most },
    },
  ])
}

const under = `at ${slowdown}x CPU, phone, median of ${runs}`
await measure(`Interactions ${under}`, walk, interactionMs.walk)
db.use(scenarios.offerTenThousandParts)
await measure(`Interactions with 10,000 parts ${under}`, longList, interactionMs.longList)
shop.stop()
process.exit()
