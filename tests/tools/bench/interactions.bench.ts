// The slowest answers to a press or a key: on a walk from Home to a payment, and in a list of 10,000 parts (SPEED-5).
import type { Locator, Page } from '@playwright/test'
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
import { printFigures } from '#tests/tools/bench/figures.ts'
import { interactionMs } from '#tests/tools/bench/goals.ts'
import { repeat, runs } from '#tests/tools/bench/repeat.ts'
import { phone, read, slowdown, startShop, visit, waitForCards, type PageTimes } from '#tests/tools/bench/shop.ts'

/** Longer than an interaction may take, and than the loading that it starts, ms. */
const settleMs = 700

/** What a walk does, measured under a name. */
interface Steps {
  /** Presses a control. The scrolling to it and the pointer's way there are no part of the press. */
  press(name: string, control: Locator): Promise<void>
  keys(name: string, act: () => Promise<void>): Promise<void>
}

const purchaseLink = (page: Page) => page.getByRole('link', { name: new RegExp(parts.purchaseNow) }).first()

async function search(page: Page, { keys }: Steps): Promise<void> {
  await keys('search', () => page.getByRole('searchbox').pressSequentially('brake', { delay: 150 }))
  await page.getByRole('searchbox').fill('')
  const sort = page.getByRole('combobox', { name: lists.sort })
  await sort.focus()
  await keys('sort', () => page.keyboard.press('ArrowDown'))
}

async function buy(page: Page, { press, keys }: Steps): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await press('a part’s button', purchaseLink(page))
  await page.getByLabel(purchase.quantity).waitFor()
  await keys('quantity', () => page.getByLabel(purchase.quantity).pressSequentially('5'))
  await page.goto(new URL('/dashboard/mypurchases', page.url()).href)
  await heading.filter({ hasText: titles.myOrders }).waitFor()
  await page.waitForTimeout(settleMs)
  await press('question', page.getByRole('button', { name: new RegExp(`^${orders.cancel}`) }).first())
  await press('question answered', page.getByRole('button', { name: orders.keep }))
  await press('pay', page.getByRole('link', { name: new RegExp(`^${orders.pay}`) }).first())
  await page.getByLabel('Card number').waitFor()
  await keys('card', () => page.getByLabel('Card number').pressSequentially('4242424242424242'))
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await press('payment', page.getByRole('button', { name: new RegExp(payment.confirm) }))
}

async function walk(page: Page, url: string, steps: Steps): Promise<void> {
  await page.goto(url)
  await waitForCards(page)
  await page.waitForTimeout(2 * settleMs)
  const { press } = steps
  await press('carousel', page.getByRole('button', { name: carousel.next }).first())
  await press('menu', page.getByRole('button', { name: shell.openMenu }))
  await press('menu’s link', page.getByRole('dialog').getByRole('link', { name: titles.parts }))
  await waitForCards(page)
  await search(page, steps)
  await buy(page, steps)
}

async function longList(page: Page, url: string, steps: Steps): Promise<void> {
  await page.goto(`${url}parts`)
  await waitForCards(page)
  await page.waitForTimeout(3 * settleMs)
  await search(page, steps)
}

const shop = await startShop('customer')

/** Prints the median of each step, and of the slowest of each run. */
async function measure(title: string, way: typeof walk, most: number): Promise<void> {
  const walks = await repeat(() =>
    visit(async (page) => {
      const times = new Map<string, number>()
      const keys = async (name: string, act: () => Promise<void>) => {
        await page.evaluate(() => {
          ;(window as unknown as { times: PageTimes }).times.longestInteraction = 0
        })
        await act()
        await page.waitForTimeout(settleMs)
        times.set(name, (await read(page)).longestInteraction)
      }
      const press = async (name: string, control: Locator) => {
        await control.hover()
        await page.waitForTimeout(settleMs)
        await keys(name, () => control.click())
      }
      await way(page, shop.url, { press, keys })
      return times
    }, phone),
  )
  const steps = [...(walks[0]?.keys() ?? [])]
  printFigures(title, [
    ...steps.map((label) => ({
      label,
      values: walks.map((times) => times.get(label) ?? Number.NaN),
    })),
    {
      label: 'the slowest',
      values: walks.map((times) => Math.max(...times.values())),
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
