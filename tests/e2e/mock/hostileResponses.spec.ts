import { storageKey, createDbState } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import { dbStateSchema, type DbState } from '#mocks/dbState.ts'
import { pages, type PageName } from '#src/domain/pages.ts'
import { parseUrl } from '#src/lib/url.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { findUnsafeUrlsAndOverflow, findPageProblems, speedUpTimers, visit } from '#tests/e2e/mock/support/visit.ts'
import { hostileTextsByKind, hostileTexts } from '#tests/hostile/corpus.ts'

/** Whether this test would mistake a string in the data for a page error. Unit tests cover such strings. */
const isNonsense = (text: string) => /undefined|NaN|\[object/.test(text)
const testedTexts = hostileTexts.filter((text) => !isNonsense(text))
const hugeTexts = new Set(hostileTextsByKind.long)

/**
 * Whether the browser logs an error for a picture with this URL, because the picture is broken or the demo's
 * Content-Security-Policy blocks its host.
 */
const causesPictureError = (text: string) =>
  text.startsWith('data:image/png') || /^https?:\/\/(?!demo.test)/.test(parseUrl(text, 'http://demo.test')?.href ?? '')

/** @returns a copy of a row in which a hostile text replaces every text, id, number and picture, at any depth */
function fillWithText(value: unknown, text: string, index: number, key = ''): unknown {
  if (value instanceof Object)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, fillWithText(field, text, index, name)]),
    )
  // Huge texts don't replace ids, numbers or pictures, because the browser stores only 5 MB.
  const shortText = hugeTexts.has(text) ? `huge-${index}` : text
  if (/^(image|itemImg)$/.test(key)) return causesPictureError(shortText) ? null : shortText
  // A third of the rows keep their numbers.
  if (typeof value === 'number') return index % 3 === 0 ? value : shortText
  return typeof value === 'string' ? (key === '_id' ? shortText : text) : value
}

/**
 * Creates a database whose rows have a hostile text in every field.
 * @param owner the email of the orders' owner; null if the emails are hostile texts as well
 */
function createHostileDbState(owner: string | null): DbState {
  const dbState = createDbState({ title: 'Hostile' })
  const createHostileRows = (examples: object[]) =>
    testedTexts.map((text, index) => fillWithText(examples[index % examples.length], text, index) as object)
  const allTexts = testedTexts.filter((text) => !hugeTexts.has(text)).join(' ')
  const profile = fillWithText(dbState.profiles[0], allTexts, 1) as object
  const [linkedin] = hostileTextsByKind.url
  return dbStateSchema.parse({
    ...dbState,
    parts: createHostileRows(dbState.parts),
    reviews: createHostileRows(dbState.reviews),
    users: [...dbState.users, ...createHostileRows(dbState.users)],
    orders: createHostileRows(dbState.orders).map((order) => ({
      ...order,
      ...(owner !== null && { userEmail: owner }),
    })),
    profiles: [{ ...profile, linkedin, email: personas.customer.email }],
    accounts: dbState.accounts.map((account) => ({ ...account, name: allTexts })),
  })
}

const pixelResponse = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
}

/** Opens the shop on a small screen with hostile data. */
async function openShop(page: Page, dbState: DbState, session: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.fulfill(pixelResponse) : route.continue(),
  )
  const storedItems = { [storageKey]: JSON.stringify(dbState), [sessionKey]: session }
  await page.addInitScript((items) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
    Object.assign(window, { __executed: 0 })
  }, storedItems)
  await speedUpTimers(page)
  await page.goto('./about?v=1&panel=hidden')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const pagesByViewer: readonly [email: string, owner: string | null, pageNames: readonly PageName[]][] = [
  [personas.customer.email, personas.customer.email, ['home', 'parts', 'profile', 'myOrders', 'addReview', 'contact']],
  [
    personas.admin.email,
    null,
    ['manageAllOrders', 'manageUserReviews', 'manageUsers', 'addPart', 'profile', 'myOrders'],
  ],
]

for (const [email, owner, pageNames] of pagesByViewer)
  test(
    `every page shows hostile data to ${email} without executing any of it`,
    { tag: '@release' },
    async ({ page }) => {
      await openShop(page, createHostileDbState(owner), email)
      for (const { path } of pageNames.map((name) => pages[name])) {
        await visit(page, path)
        await expect.poll(() => page.evaluate(findPageProblems), path).toEqual([])
        expect(await page.evaluate(findUnsafeUrlsAndOverflow), path).toEqual([])
      }
      // Scripts that the Content-Security-Policy blocks are not counted here, but their console errors fail the test.
      expect(await page.evaluate(() => Reflect.get(window, '__executed') as unknown)).toBe(0)
    },
  )
