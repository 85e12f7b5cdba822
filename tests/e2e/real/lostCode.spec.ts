import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { startFaultyHost, type Fault } from '#tests/e2e/real/support/faultyHost.ts'
import { expectAppStarted, getPageHeading } from '#tests/e2e/steps.ts'
import { findScriptsAndStyleSheets, readManifest, findScripts } from '#tests/support/bundle.ts'

type Host = Awaited<ReturnType<typeof startFaultyHost>>

/**
 * Playwright's `test` with a host that can lose files. The usual fixtures are not used: their routes would disable the
 * browser's cache, and they forbid the console errors that lost files cause.
 */
const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  host: async ({}, use) => {
    await using host = await startFaultyHost()
    await use(host)
  },
})

const getStartNotice = (page: Page) => page.locator('#start-notice')
const getNewVersionBar = (page: Page) =>
  page.getByText('A new version of the shop is available.').filter({ visible: true })

/** Visits the shop, clears the browser's cache, and makes the host lose the visit's scripts from now on. */
async function loseScripts(host: Host, page: Page, fault: Fault): Promise<void> {
  await page.goto(host.url)
  await expectAppStarted(page)
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  host.lose(host.requestedPaths.filter((path) => path.endsWith('.js')).map((path) => [path, fault]))
}

/** Advances the page's clock second by second until a locator is visible. */
const advanceClockUntilVisible = (page: Page, locator: Locator) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await expect(locator).toBeVisible({ timeout: 50 })
  }).toPass({ intervals: [0] })

const openFromMenu = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()

test('a page whose code was lost opens on a click on Try again once the connection is back', async ({ page, host }) => {
  const manifest = readManifest('dist')
  const firstLoadFiles = findScriptsAndStyleSheets(manifest, 'index.html')
  const contactFiles = findScriptsAndStyleSheets(manifest, 'routes/ContactRoute.tsx').filter(
    (file) => !firstLoadFiles.includes(file),
  )
  await page.clock.install()
  await page.goto(host.url)
  await expectAppStarted(page)
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  host.lose(contactFiles.map((file) => [`/${file}`, 'dropped']))
  await openFromMenu(page, 'Contact')
  await advanceClockUntilVisible(page, getPageHeading(page, 'This page didn’t load'))
  expect(await getNewVersionBar(page).count()).toBe(0)
  host.lose([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(getPageHeading(page, /Contact/i)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test.describe('a host or a connection that loses code', { tag: '@release' }, () => {
  test('each file is requested once, because an import finds it in the browser’s cache', async ({ page, host }) => {
    await page.goto(host.url)
    await expectAppStarted(page)
    await openFromMenu(page, 'Contact')
    await expect(getPageHeading(page, 'Contact')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const requestedCodePaths = host.requestedPaths.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))
    expect(requestedCodePaths.length).toBeGreaterThan(5)
    expect(requestedCodePaths.filter((path, index) => requestedCodePaths.indexOf(path) !== index)).toEqual([])
  })

  test('offline, hovering a link does not announce a new version', async ({ page, host, context }) => {
    await page.clock.install()
    await page.goto(host.url)
    await expectAppStarted(page)
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).hover()
    await page.clock.runFor(130_000)
    await expect(page.getByText(/^You seem to be offline/)).toBeVisible()
    expect(await getNewVersionBar(page).count()).toBe(0)
  })

  for (const path of ['login', 'dashboard'])
    test(`/${path} shows a message while its scripts don’t load, and starts once they load`, async ({ page, host }) => {
      await page.clock.install()
      await loseScripts(host, page, 'dropped')
      await page.goto(host.url + path)
      await advanceClockUntilVisible(page, getStartNotice(page).getByText('Still loading.'))
      await expect(getStartNotice(page).getByRole('button', { name: 'Reload' })).toBeVisible()
      host.lose([])
      await advanceClockUntilVisible(page, page.getByRole('banner').getByRole('link', { name: 'LOGIN' }))
      await expect(getStartNotice(page)).toHaveCount(0)
    })

  for (const path of ['login', 'dashboard'])
    test(`/${path} starts automatically after any of its first scripts has failed twice (NET-6)`, async ({
      page,
      host,
    }) => {
      await page.clock.install()
      const devTools = await page.context().newCDPSession(page)
      for (const file of findScripts(readManifest('dist'), 'index.html')) {
        await page.goto('about:blank')
        await devTools.send('Network.clearBrowserCache')
        host.lose([[`/${file}`, 'dropped']], 2)
        await page.goto(host.url + path)
        await advanceClockUntilVisible(page, page.getByRole('banner').getByRole('link', { name: 'LOGIN' }))
        expect(host.lostPaths).toEqual([`/${file}`, `/${file}`])
      }
    })

  test('if the response to a script stalls, the page shows a message after 20 s', async ({ page, host }) => {
    await page.clock.install()
    await loseScripts(host, page, 'silent')
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await page.goto(`${host.url}login`)
    await page.clock.runFor(19_000)
    await expect(getStartNotice(page).getByText('Still loading.')).toBeHidden()
    await page.clock.runFor(1500)
    await expect(getStartNotice(page).getByText('Still loading.')).toBeVisible()
  })

  for (const [fault, description] of [
    ['missing', 'are missing'],
    ['page', 'are replaced by a page'],
  ] satisfies [Fault, string][])
    test(`if the first scripts ${description}, the shop offers a new version, which Reload loads`, async ({
      page,
      host,
    }) => {
      await loseScripts(host, page, fault)
      await page.goto(`${host.url}login`)
      await expect(getStartNotice(page).getByText('A new version of the shop is available.')).toBeVisible()
      host.lose([])
      await getStartNotice(page).getByRole('button', { name: 'Reload' }).click()
      await expectAppStarted(page)
    })
})
