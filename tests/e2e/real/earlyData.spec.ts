import type { Page } from '#tests/e2e/fixtures.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { expectStarted, holdBack } from '#tests/e2e/steps.ts'

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

for (const { path, calls, seen } of [
  { path: '', calls: ['GET /parts', 'GET /reviews'], seen: part.name },
  { path: 'about', calls: [], seen: 'Best Manufacturing' },
  // To a visitor the login names the part.
  { path: `purchase/${part.id}`, calls: [`GET /part/${part.id}`], seen: part.name },
])
  test(`/${path} asks for its data while the scripts are on their way, once`, { tag: '@release' }, async ({ page }) => {
    const found = recordCalls(page)
    const releaseScripts = await holdBack(page, /\/assets\/index-.*\.js/)
    await page.goto(`./${path}`, { waitUntil: 'commit' })
    await expect.poll(() => found.toSorted()).toEqual(calls)
    releaseScripts()
    await expectStarted(page)
    await expect(page.getByRole('main').getByText(seen).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(found.toSorted()).toEqual(calls)
  })
