import type { RequestListener, ServerResponse } from 'node:http'
import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { expect, mounts, test, waitUntilStored, type Page } from '#tests/e2e/demoHost.ts'
import { badge, panel } from '#tests/e2e/demoPanel.ts'
import { toast } from '#tests/e2e/steps.ts'
import { notFound } from '#src/copy/notFound.ts'
import { parts } from '#src/copy/parts.ts'
import { themeKey } from '#src/session/themePreference.ts'

for (const mount of mounts) {
  for (const path of ['', 'parts', 'dashboard/payment/order-1016', 'nowhere']) {
    test(
      `${mount}${path} is painted before scripts and style sheets have come`,
      { tag: '@release' },
      async ({ page, hostAt }) => {
        const { url } = await hostAt(mount)
        let release = () => {}
        const held = new Promise<void>((resolve) => (release = resolve))
        await page.route('**/assets/**', async (route) => {
          await held
          await route.continue()
        })
        await page.goto(url + path, { waitUntil: 'commit' })
        const notice = page.getByText(firstPaintCopy.notice)
        await expect(notice).toBeInViewport()
        await expect(page.getByText('Dhruva Auto Works')).toBeInViewport()
        await expect(notice).toHaveCSS('color', 'rgb(74, 83, 94)')
        release()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(notice).toHaveCount(0)
      },
    )
  }

  test(
    `${mount}: after the first visit the demo works without a network`,
    { tag: mount === '/' ? '@release' : [] },
    async ({ page, hostAt }) => {
      const host = await hostAt(mount)
      await page.goto(host.url)
      await waitUntilStored(page)
      host.stop()

      await test.step('a page whose code is not loaded yet', async () => {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
      })
      await test.step('a reload, and an address with an id', async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
        await page.goto(`${host.url}purchase/brake-rotor-345`)
        await page.getByRole('button', { name: 'Demo User' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
      })
      await test.step('a purchase', async () => {
        await page.getByLabel('Phone').fill('+880 1700 000 000')
        await page.getByLabel('Address').fill('12 Port Road, Chattogram')
        await page.getByRole('button', { name: 'PURCHASE' }).click()
        await expect(toast(page, 'Purchase Successfully')).toBeVisible()
      })
      await test.step('every picture', async () => {
        await page.goto(`${host.url}parts`)
        const pictures = page.getByRole('main').getByRole('img')
        await expect(pictures.first()).toBeVisible()
        await expect
          .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
          .toBeGreaterThan(0)
      })
    },
  )

  test(
    `${mount}: what else stands in the demo's folder comes from the network (DEMO-7)`,
    { tag: '@release' },
    async ({ page, hostAt }) => {
      const host = await hostAt(mount)
      host.addPage('storybook/index.html', 'Storybook')
      host.addPage('price-list.html', 'Price list')
      await page.goto(host.url)
      await waitUntilStored(page)
      for (const [path, name] of [
        ['storybook/', 'Storybook'],
        ['storybook/index.html?path=/docs/parts', 'Storybook'],
        ['price-list.html', 'Price list'],
        ['nowhere', notFound.title],
        ['PARTS/', parts.title],
      ] as const) {
        await page.goto(host.url + path)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      }
      host.stop()
      await page.goto(`${host.url}price-list.html`)
      await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible()
    },
  )
}

test('the first paint has the theme that was chosen', { tag: '@release' }, async ({ browser, hostAt }) => {
  const { url } = await hostAt('/')
  const context = await browser.newContext({ colorScheme: 'light' })
  await context.addInitScript((key) => localStorage.setItem(key, 'dark'), themeKey)
  const page = await context.newPage()
  await page.route('**/assets/**', () => undefined)
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.getByText(firstPaintCopy.notice)).toHaveCSS('color', 'rgb(164, 174, 185)')
  await context.close()
})

test('without JavaScript the page says what it needs', { tag: '@release' }, async ({ browser, hostAt }) => {
  const { url } = await hostAt('/')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}parts`)
  await expect(page.getByText(firstPaintCopy.notice)).toBeInViewport()
  await expect(page.locator('noscript p')).toBeInViewport()
  await context.close()
})

test('the worker counts the files while it stores them', { tag: '@release' }, async ({ page, hostAt }) => {
  const { url } = await hostAt('/')
  await page.addInitScript(() => {
    const counts: unknown[] = []
    Object.assign(window, { counts })
    navigator.serviceWorker.addEventListener('message', ({ data }) => counts.push(data))
  })
  await page.goto(url)
  await waitUntilStored(page)
  const counts = await page.evaluate(
    () => (window as unknown as { counts: { stored: number; total: number }[] }).counts,
  )
  const { total } = counts[0] ?? { total: 0 }
  expect(total).toBeGreaterThan(80)
  expect(new Set(counts.map(({ stored }) => stored)).size).toBe(total + 1)
})

test(
  'an installation that was interrupted is completed at the next visit',
  { tag: '@release' },
  async ({ page, context, hostAt }) => {
    const { url } = await hostAt('/')
    const devTools = await context.newCDPSession(page)
    const { origin } = new URL(url)
    // The files take more than 500 kB.
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 })
    const installation = context.waitForEvent('serviceworker')
    await page.goto(url)
    await installation
    await expect.poll(() => registrations(page)).toBe(0)
    await devTools.send('Storage.overrideQuotaForOrigin', { origin })
    await page.reload()
    await waitUntilStored(page)
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
    'a redirect of a script',
    ({ url = '' }, response) => {
      if (!/PaymentRoute-[^/]*\.js$/.test(url)) return false
      return !!response.writeHead(302, { location: `${url}?again` }).end()
    },
  ],
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
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
      for (const { url } of await cache.keys())
        if (url.endsWith('/') || url.endsWith('.js') || url.endsWith('.css')) await cache.put(url, broken())
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /Log in/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilStored(page)
    host.stop()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'the demo starts, and is stored, in a folder of a host that strips the final slash (DEMO-9)',
  { tag: '@release' },
  async ({ browser, hostAt }) => {
    const host = await hostAt('/demo/')
    // Not watched: the console names the files that are not where they were looked for first.
    const context = await browser.newContext()
    const page = await context.newPage()
    host.intercept((request, response) => {
      if (request.url === '/demo/') return !!response.writeHead(301, { location: '/demo' }).end()
      if (request.url === '/demo') request.url = '/demo/index.html'
      return false
    })
    await page.goto(host.url.slice(0, -1))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).toBe(host.url)
    await page.goto(`${host.url}parts`)
    await waitUntilStored(page)
    host.stop()
    await page.goto(host.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
  },
)

test.describe('where service workers are refused', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'and all storage is: the demo works, and its panel says that nothing is kept (DEMO-9)',
    { tag: '@release' },
    async ({ page, hostAt }) => {
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
    },
  )

  test('the demo works', { tag: '@release' }, async ({ page, hostAt }) => {
    const { url } = await hostAt('/')
    await page.goto(`${url}login`)
    await page.getByRole('button', { name: 'Demo User' }).click()
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  })
})
