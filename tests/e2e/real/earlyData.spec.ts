import type { Page } from '#tests/e2e/fixtures.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { expectStarted, delayRequests } from '#tests/e2e/steps.ts'

const part = { id: 'brake-rotor-345', name: 'Ventilated brake rotor 345 mm' }

/** Records the calls to parts and reviews from now on, including preflights. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/api(\/(?:parts?|reviews)\b.*)$/.exec(request.url()) ?? []
    if (path !== undefined) calls.push(`${request.method()} ${path}`)
  })
  return calls
}

for (const { path, token, calls, seen } of [
  { path: '', token: null, calls: ['GET /parts', 'GET /reviews'], seen: part.name },
  { path: 'about', token: null, calls: [], seen: 'Best Manufacturing' },
  // A visitor is sent to the login (DATA-16).
  { path: `purchase/${part.id}`, token: null, calls: [], seen: 'Forget Password' },
  // The list shows whether the part exists.
  { path: `purchase/${part.id}`, token: 'stored', calls: ['GET /parts'], seen: 'Forget Password' },
]) {
  const visitorLabel = token === null ? 'a visitor' : 'somebody with a token'
  test(
    `/${path} opened by ${visitorLabel}: its data is requested once, before its scripts`,
    { tag: '@release' },
    async ({ page }) => {
      await page.addInitScript((text) => {
        if (text !== null) localStorage.setItem('accessToken', text)
      }, token)
      const recordedCalls = recordCalls(page)
      const releaseScripts = await delayRequests(page, /\/assets\/index-.*\.js/)
      await page.goto(`./${path}`, { waitUntil: 'commit' })
      await expect.poll(() => recordedCalls.toSorted()).toEqual(calls)
      releaseScripts()
      await expectStarted(page)
      await expect(page.getByRole('main').getByText(seen).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(recordedCalls.toSorted()).toEqual(calls)
    },
  )
}
