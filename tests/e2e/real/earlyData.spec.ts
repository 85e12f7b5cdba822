import type { Page } from '#tests/e2e/fixtures.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { expectAppStarted, delayRequests } from '#tests/e2e/steps.ts'

const part = { id: 'brake-rotor-345', name: 'Ventilated brake rotor 345 mm' }

/** Records all requests for parts and reviews from now on, including CORS preflights. */
function recordRequestedPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const [, path] = /\/api(\/(?:parts?|reviews)\b.*)$/.exec(request.url()) ?? []
    if (path !== undefined) paths.push(`${request.method()} ${path}`)
  })
  return paths
}

for (const { path, token, calls, visibleText } of [
  { path: '', token: null, calls: ['GET /parts', 'GET /reviews'], visibleText: part.name },
  { path: 'about', token: null, calls: [], visibleText: 'Best Manufacturing' },
  // A visitor is redirected to the login, which needs no data (DATA-16).
  { path: `purchase/${part.id}`, token: null, calls: [], visibleText: 'Forget Password' },
  // With a token, the parts are requested, because the list shows whether the part exists.
  { path: `purchase/${part.id}`, token: 'stored', calls: ['GET /parts'], visibleText: 'Forget Password' },
]) {
  const personLabel = token === null ? 'a visitor' : 'somebody with a token'
  test(
    `when ${personLabel} opens /${path}, the page’s data is requested once, before its scripts have loaded`,
    { tag: '@release' },
    async ({ page }) => {
      await page.addInitScript((text) => {
        if (text !== null) localStorage.setItem('accessToken', text)
      }, token)
      const requestedPaths = recordRequestedPaths(page)
      const releaseScripts = await delayRequests(page, /\/assets\/index-.*\.js/)
      await page.goto(`./${path}`, { waitUntil: 'commit' })
      await expect.poll(() => requestedPaths.toSorted()).toEqual(calls)
      releaseScripts()
      await expectAppStarted(page)
      await expect(page.getByRole('main').getByText(visibleText).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(requestedPaths.toSorted()).toEqual(calls)
    },
  )
}
