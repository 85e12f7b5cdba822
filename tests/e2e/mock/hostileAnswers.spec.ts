import { storageKey, worldOf } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import type { World } from '#mocks/schema.ts'
import { pages, type PageName } from '#src/domain/pages.ts'
import { parseUrl } from '#src/format/parseUrl.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { findUnsafe, lookAtPage, speedUpTimers, timeScale, visit } from '#tests/e2e/mock/support/visit.ts'
import { hostileTexts, hostileTextsOf } from '#tests/hostile/corpus.ts'

/** Words that the test looks for, because a page shows them by mistake. The unit tests have them. */
const isNonsense = (text: string) => /undefined|NaN|\[object/.test(text)
const texts = hostileTexts.filter((text) => !isNonsense(text))
const huge = new Set(hostileTextsOf('long'))

/** The browser would report pictures of other hosts, which the demo's policy forbids, and broken data. */
const isReported = (text: string) =>
  text.startsWith('data:image/png') || /^https?:\/\/(?!demo.test)/.test(parseUrl(text, 'http://demo.test')?.href ?? '')

/** The texts of a row: huge ones only where a page shows them, because the browser stores 5 MB. */
function fieldsOf(text: string, index: number) {
  const short = huge.has(text) ? `huge-${index}` : text
  return { text, short, picture: isReported(short) ? null : short }
}

/** A world whose rows hold a hostile text in every field. @param email of the orders; null: hostile too */
function hostileWorld(email: string | null): World {
  const world = worldOf({ title: 'Hostile' })
  const rows = texts.map(fieldsOf)
  world.parts = rows.map(({ text, short, picture }) => ({
    _id: short,
    name: text,
    image: picture,
    describe: text,
    price: short,
    minimumQuantity: short,
    availableParts: short,
    avaailableParts: short,
  }))
  world.reviews = rows.map(({ text, short, picture }) => ({
    _id: short,
    name: text,
    email: short,
    country: text,
    image: picture,
    review: text,
    rating: short,
  }))
  world.users.push(
    ...rows.map(({ text, short }) => ({ _id: short, email: text, name: text, image: short, role: short })),
  )
  world.orders = rows.map(({ text, short, picture }, index) => ({
    _id: short,
    userName: text,
    userEmail: email ?? text,
    userPhone: text,
    userAddress: text,
    quantity: short,
    paid: index % 2 === 0,
    status: text,
    transationId: text,
    itemInfo: {
      itemName: text,
      itemImg: picture,
      itemPrice: index % 3 === 0 ? 84 : short,
      minimumQuantity: short,
      avaailableParts: short,
    },
  }))
  const all = rows.map(({ short }) => short).join(' ')
  const [address = ''] = hostileTextsOf('address')
  world.profiles = [
    {
      education: all,
      address: all,
      linkedin: address,
      country: all,
      phone: all,
      name: all,
      email: personas.customer.email,
    },
  ]
  for (const account of world.accounts) account.name = all
  return world
}

/** Runs in the page before its scripts: stores the world and the session, and watches what the policy forbids. */
function arrange(items: Record<string, string>): void {
  for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
  const violations: string[] = []
  Object.assign(window, { __executed: 0, violations })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`),
  )
}

const pixel = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>' }

/** Opens the shop on a small screen with hostile data. */
async function openShop(page: Page, world: World, session: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.fulfill(pixel) : route.continue(),
  )
  await page.addInitScript(arrange, { [storageKey]: JSON.stringify(world), [sessionKey]: session })
  await page.addInitScript(speedUpTimers, timeScale)
  await page.goto('./about?v=1&panel=hidden')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** @returns what ran, and what the policy had to forbid */
const findExecuted = (page: Page) =>
  page.evaluate(() => {
    const { __executed, violations } = window as unknown as { __executed: number; violations: string[] }
    return { executed: __executed, violations }
  })

async function expectHarmless(page: Page, root: string, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await visit(page, root, address)
    await expect.poll(() => page.evaluate(lookAtPage), address).toEqual([])
    expect(await page.evaluate(findUnsafe), address).toEqual([])
  }
  expect(await findExecuted(page)).toEqual({ executed: 0, violations: [] })
}

const pathsOf = (...names: PageName[]) => names.map((name) => pages[name].path)

test(
  'a customer sees hostile data, and nothing of it runs',
  { tag: '@release' },
  async ({ page, baseURL: root = '' }) => {
    await openShop(page, hostileWorld(personas.customer.email), personas.customer.email)
    await expectHarmless(page, root, pathsOf('home', 'parts', 'profile', 'myOrders', 'addReview', 'contact'))
  },
)

test(
  'an admin sees hostile data, and nothing of it runs',
  { tag: '@release' },
  async ({ page, baseURL: root = '' }) => {
    await openShop(page, hostileWorld(null), personas.admin.email)
    await expectHarmless(
      page,
      root,
      pathsOf('manageAllOrders', 'manageUserReviews', 'manageUsers', 'addPart', 'profile', 'myOrders'),
    )
  },
)
