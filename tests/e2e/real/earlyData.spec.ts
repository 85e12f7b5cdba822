import type { Page } from '#tests/e2e/fixtures.ts'
import { holdBack } from '#tests/e2e/holdBack.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { expectStarted, heading, logIn } from '#tests/e2e/steps.ts'

const part = { id: 'brake-rotor-345', name: 'Ventilated brake rotor 345 mm' }

/** Records the calls to parts and reviews from now on, preflights included. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/api(\/(?:parts?|reviews)\b.*)$/.exec(request.url()) ?? []
    if (path !== undefined) calls.push(`${request.method()} ${path}`)
  })
  return calls
}

for (const { path, calls } of [
  { path: '', calls: ['GET /parts', 'GET /reviews'] },
  { path: 'home', calls: ['GET /parts', 'GET /reviews'] },
  { path: 'parts', calls: ['GET /parts'] },
  { path: 'about', calls: [] },
])
  test(`/${path} asks for its data while the scripts are on their way, once`, { tag: '@release' }, async ({ page }) => {
    const found = recordCalls(page)
    const releaseScripts = await holdBack(page, /\/assets\/index-.*\.js/)
    await page.goto(`./${path}`, { waitUntil: 'commit' })
    await expect.poll(() => found.toSorted()).toEqual(calls)
    releaseScripts()
    await expectStarted(page)
    if (calls.length > 0) await expect(page.getByRole('article').filter({ hasText: part.name })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(found.toSorted()).toEqual(calls)
  })

test(
  'a link to a part asks for it while the scripts are on their way, once',
  { tag: '@release' },
  async ({ page, customer }) => {
    await page.goto('./login')
    await logIn(page, customer)
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: part.name })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const found = recordCalls(page)
    const releaseScripts = await holdBack(page, /\/assets\/index-.*\.js/)
    await page.goto(`./purchase/${part.id}`, { waitUntil: 'commit' })
    await expect.poll(() => found).toEqual([`GET /part/${part.id}`])
    releaseScripts()
    await expect(heading(page, part.name)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(found).toEqual([`GET /part/${part.id}`])
  },
)

test('so does a visitor, to whom the login names the part', { tag: '@release' }, async ({ page }) => {
  const found = recordCalls(page)
  const releaseScripts = await holdBack(page, /\/assets\/index-.*\.js/)
  await page.goto(`./purchase/${part.id}`, { waitUntil: 'commit' })
  await expect.poll(() => found).toEqual([`GET /part/${part.id}`])
  releaseScripts()
  await expect(page.getByRole('main').getByText(part.name)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(found).toEqual([`GET /part/${part.id}`])
})
