import type { IncomingMessage } from 'node:http'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { notFound } from '#src/copy/notFoundPage.ts'
import { createForeignPage, startDemoHost, cacheAllFiles } from '#tests/e2e/demoHost.ts'
import { getBadge, getPanel } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { getToast } from '#tests/e2e/steps.ts'

test.use({ serviceWorkers: 'allow' })

const getH1 = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, ...(name && { name }) })

for (const mount of ['/', '/a/b/'])
  test(`after the first visit the demo at ${mount} works without a network`, async ({ page }) => {
    await using host = await startDemoHost(mount)
    await page.goto(host.url)
    await cacheAllFiles(page)
    await host.stop()
    // The page has not loaded the code of Contact yet, so the click needs a cached file.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(getH1(page, 'Contact')).toBeVisible()
    await page.reload()
    await expect(getH1(page, 'Contact')).toBeVisible()
    await page.goto(`${host.url}purchase/brake-rotor-345`)
    await page.getByRole('button', { name: 'Demo User' }).click()
    await expect(getH1(page, 'Ventilated brake rotor 345 mm')).toBeVisible()
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByLabel('Phone').fill('+880 1700 000 000')
    await page.getByLabel('Address').fill('12 Port Road, Chattogram')
    await page.getByRole('button', { name: 'PURCHASE' }).click()
    await expect(getToast(page, 'Purchase Successfully')).toBeVisible()
  })

test(
  'files below the demo’s URL that are not the demo’s are loaded from the network (DEMO-7)',
  { tag: '@release' },
  async ({ page }) => {
    await using host = await startDemoHost('/a/b/')
    host.writeFile('storybook/index.html', createForeignPage('Storybook'))
    await page.goto(host.url)
    await cacheAllFiles(page)
    await page.goto(`${host.url}storybook/`)
    await expect(getH1(page, 'Storybook')).toBeVisible()
    await page.goto(`${host.url}nowhere`)
    await expect(getH1(page, notFound.title)).toBeVisible()
    await host.stop()
    await page.goto(`${host.url}elsewhere`)
    await expect(getH1(page, notFound.title)).toBeVisible()
  },
)

/** A captive portal's response to every request until the visitor logs in to the network. */
const loginPage = createForeignPage('Log in to this network')

const wrongResponses: readonly [subject: string, isWrong: (request: IncomingMessage) => boolean][] = [
  ['a log-in page in place of a picture', ({ url }) => url?.endsWith('.avif') === true],
  // Only the service worker's request has this destination; a navigation has a different one.
  ['another page instead of the demo’s', ({ url, headers }) => url === '/' && headers['sec-fetch-dest'] === 'empty'],
]

for (const [subject, isWrong] of wrongResponses)
  test(
    `${subject} is not stored, and the next visit tries again (DEMO-9)`,
    { tag: '@release' },
    async ({ page, context }) => {
      await using host = await startDemoHost('/')
      host.intercept((request, response) => {
        if (!isWrong(request)) return false
        response.setHeader('content-type', 'text/html').end(loginPage)
        return true
      })
      const workerInstallation = context.waitForEvent('serviceworker')
      await page.goto(host.url)
      await workerInstallation
      const countRegistrations = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await expect.poll(countRegistrations).toBe(0)
      host.intercept(() => false)
      await page.reload()
      await cacheAllFiles(page)
      await host.stop()
      await page.reload()
      await expect(getH1(page)).toBeVisible()
    },
  )

test('broken stored files are replaced at the next start (DEMO-9)', { tag: '@release' }, async ({ page }) => {
  await using host = await startDemoHost('/')
  await page.goto(host.url)
  await cacheAllFiles(page)
  await page.evaluate(async (text) => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    const createBrokenResponse = () => new Response(text, { headers: { 'content-type': 'text/html' } })
    for (const { url } of await cache.keys())
      if (/(\/|\.js|\.css)$/.test(url)) await cache.put(url, createBrokenResponse())
  }, loginPage)
  await page.reload()
  await cacheAllFiles(page)
  await host.stop()
  await page.reload()
  await expect(getH1(page, /car parts manufacturer$/)).toBeVisible()
})

test.describe('where service workers and storage are blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('the demo works, and its panel says that nothing is saved (DEMO-9)', async ({ page }) => {
    await using host = await startDemoHost('/')
    await page.addInitScript(() => {
      const throwAccessDenied = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: throwAccessDenied })
      Object.defineProperty(document, 'cookie', { get: throwAccessDenied, set: throwAccessDenied })
    })
    await page.goto(`${host.url}login`)
    await page.getByRole('button', { name: 'Demo User' }).click()
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    await getBadge(page).click()
    await expect(getPanel(page).getByText(panelCopy.notStored.title)).toBeVisible()
  })
})
