import { firstPaintCopy } from '#mocks/demo/copy/firstPaint.ts'
import { expect, mounts, test, waitUntilStored } from '#tests/e2e/demoHost.ts'
import { toast } from '#tests/e2e/steps.ts'
import { notFound } from '#src/copy/notFound.ts'
import { parts } from '#src/copy/parts.ts'
import { themeKey } from '#src/session/themePreference.ts'

for (const mount of mounts) {
  for (const path of ['', 'parts', 'dashboard/payment/order-1016', 'nowhere']) {
    test(`${mount}${path} is painted before scripts and style sheets have come`, async ({ page, hostAt }) => {
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
    })
  }

  test(`${mount}: after the first visit the demo works without a network`, async ({ page, hostAt }) => {
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
  })

  test(`${mount}: what else stands in the demo's folder comes from the network (DEMO-7)`, async ({ page, hostAt }) => {
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
  })
}

test('the first paint has the theme that was chosen', async ({ browser, hostAt }) => {
  const { url } = await hostAt('/')
  const context = await browser.newContext({ colorScheme: 'light' })
  await context.addInitScript((key) => localStorage.setItem(key, 'dark'), themeKey)
  const page = await context.newPage()
  await page.route('**/assets/**', () => undefined)
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.getByText(firstPaintCopy.notice)).toHaveCSS('color', 'rgb(164, 174, 185)')
  await context.close()
})

test('without JavaScript the page says what it needs', async ({ browser, hostAt }) => {
  const { url } = await hostAt('/')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${url}parts`)
  await expect(page.getByText(firstPaintCopy.notice)).toBeInViewport()
  await expect(page.locator('noscript p')).toBeInViewport()
  await context.close()
})

test('the worker counts the files while it stores them', async ({ page, hostAt }) => {
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

test('an installation that was interrupted is completed at the next visit', async ({ page, context, hostAt }) => {
  const { url } = await hostAt('/')
  const devTools = await context.newCDPSession(page)
  const { origin } = new URL(url)
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  // The files take more than 500 kB.
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 })
  const installation = context.waitForEvent('serviceworker')
  await page.goto(url)
  await installation
  await expect.poll(registrations).toBe(0)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin })
  await page.reload()
  await waitUntilStored(page)
})

test.describe('where service workers are refused', () => {
  test.use({ serviceWorkers: 'block' })

  test('the demo works', async ({ page, hostAt }) => {
    const { url } = await hostAt('/')
    await page.goto(`${url}login`)
    await page.getByRole('button', { name: 'Demo User' }).click()
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  })
})
