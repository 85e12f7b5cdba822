import type { RequestListener, ServerResponse } from 'node:http'
import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { expect, mounts, test, waitUntilStored, type Page } from '#tests/e2e/demoHost.ts'
import { badge, panel } from '#tests/e2e/demoPanel.ts'
import { toast } from '#tests/e2e/steps.ts'
import { notFound } from '#src/copy/notFound.ts'

const h1 = (page: Page, name?: string) => page.getByRole('heading', { level: 1, ...(name && { name }) })

for (const mount of mounts)
  test(`${mount}: after the first visit the demo works without a network`, async ({ page, hostAt }) => {
    const host = await hostAt(mount)
    await page.goto(host.url)
    await waitUntilStored(page)
    host.stop()
    // A page whose code is not loaded yet.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(h1(page, 'Contact')).toBeVisible()
    await page.reload()
    await expect(h1(page, 'Contact')).toBeVisible()
    await page.goto(`${host.url}purchase/brake-rotor-345`)
    await page.getByRole('button', { name: 'Demo User' }).click()
    await expect(h1(page, 'Ventilated brake rotor 345 mm')).toBeVisible()
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByLabel('Phone').fill('+880 1700 000 000')
    await page.getByLabel('Address').fill('12 Port Road, Chattogram')
    await page.getByRole('button', { name: 'PURCHASE' }).click()
    await expect(toast(page, 'Purchase Successfully')).toBeVisible()
  })

test('the page is painted before scripts and style sheets have come', async ({ page, hostAt }) => {
  const { url } = await hostAt('/a/b/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${url}dashboard/payment/order-1016`, { waitUntil: 'commit' })
  const notice = page.getByText(firstPaintCopy.notice)
  await expect(notice).toBeInViewport()
  await expect(notice).toHaveCSS('color', 'rgb(74, 83, 94)')
  release()
  await expect(h1(page)).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test(
  'what else stands in the demo’s folder comes from the network (DEMO-7)',
  { tag: '@release' },
  async ({ page, hostAt }) => {
    const host = await hostAt('/a/b/')
    host.addPage('storybook/index.html', 'Storybook')
    host.addPage('price-list.html', 'Price list')
    await page.goto(host.url)
    await waitUntilStored(page)
    for (const [path, name] of [
      ['storybook/', 'Storybook'],
      ['price-list.html', 'Price list'],
      ['nowhere', notFound.title],
    ] as const) {
      await page.goto(host.url + path)
      await expect(h1(page, name)).toBeVisible()
    }
    host.stop()
    await page.goto(`${host.url}price-list.html`)
    await expect(h1(page, notFound.title)).toBeVisible()
  },
)

/** A network that wants a log-in first. */
const sendLogin = (response: ServerResponse) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Log in to this network</h1>')

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

for (const [what, answer] of [
  ['a log-in page in place of a picture', ({ url = '' }, response) => url.endsWith('.avif') && !!sendLogin(response)],
  [
    'another page in place of the demo’s',
    // Only the worker asks for the page as a file.
    ({ url, headers }, response) => url === '/' && headers['sec-fetch-dest'] === 'empty' && !!sendLogin(response),
  ],
] as [string, (...args: Parameters<RequestListener>) => boolean][])
  test(
    `${what} is not stored: the next visit tries again (DEMO-9)`,
    { tag: '@release' },
    async ({ page, context, hostAt }) => {
      const host = await hostAt('/')
      host.intercept(answer)
      const installation = context.waitForEvent('serviceworker')
      await page.goto(host.url)
      await installation
      await expect.poll(() => registrations(page)).toBe(0)
      host.intercept(null)
      await page.reload()
      await waitUntilStored(page)
      host.stop()
      await page.reload()
      await expect(h1(page)).toBeVisible()
    },
  )

test(
  'a store that is broken heals itself at the next start (DEMO-9)',
  { tag: '@release' },
  async ({ page, hostAt }) => {
    const host = await hostAt('/')
    await page.goto(host.url)
    await waitUntilStored(page)
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      const broken = () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })
      for (const { url } of await cache.keys()) if (/(\/|\.js|\.css)$/.test(url)) await cache.put(url, broken())
    })
    await page.reload()
    await expect(h1(page, 'Log in')).toHaveCount(0)
    await waitUntilStored(page)
    host.stop()
    await page.reload()
    await expect(h1(page)).toBeVisible()
  },
)

test.describe('where service workers and storage are refused', () => {
  test.use({ serviceWorkers: 'block' })

  test('the demo works, and its panel says that nothing is kept (DEMO-9)', async ({ page, hostAt }) => {
    const { url } = await hostAt('/')
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get })
      Object.defineProperty(document, 'cookie', { get, set: get })
    })
    await page.goto(`${url}login`)
    await page.getByRole('button', { name: 'Demo User' }).click()
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
    await badge(page).click()
    await expect(panel(page).getByText(panelCopy.notStored.title)).toBeVisible()
  })
})
