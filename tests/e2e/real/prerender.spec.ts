import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { holdBack } from '#tests/e2e/holdBack.ts'
import { startPiecewiseHost } from '#tests/e2e/real/support/piecewiseHost.ts'
import { expectNoShifts, watchShifts } from '#tests/e2e/shifts.ts'
import { expectStarted } from '#tests/e2e/steps.ts'

/** Every public page with its heading and a text that needs no data. */
const pages = [
  { path: '', heading: /^Dhruva Auto Works/, text: 'Thats Why People Chouse Us' },
  { path: 'home', heading: /^Dhruva Auto Works/, text: 'CUSTOMIXZE YOUR MECHINE' },
  { path: 'parts', heading: 'AVAILABLE PARTS', text: 'Loading parts' },
  { path: 'about', heading: 'SOMTHING ABOUT US', text: 'Best Manufacturing' },
  { path: 'aboutus', heading: 'SOMTHING ABOUT US', text: 'Global Certified' },
  { path: 'contact', heading: /Contact/i, text: 'Plot 27, Kalurghat Industrial Area' },
  { path: 'login', heading: /Login/i, text: 'Forget Password' },
  { path: 'signup', heading: /Signup/i, text: 'Google Sign In' },
] as const

/** Waits until the shop's fonts are there. */
const expectFonts = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].flatMap((font) => (font.status === 'loaded' ? font.family : []))),
    )
    .toEqual(expect.arrayContaining(['Archivo', 'Barlow Condensed']))

test.use({ isPainted: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading, text } of pages) {
    test(`/${path} can be read`, { tag: '@release' }, async ({ page }) => {
      await page.goto(`./${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('body > noscript')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Chattogram 4212')
    })
  }
})

/** One with pictures, one that waits for data. */
const hydratedByDay = ['', 'parts']

for (const { path, heading } of pages) {
  test(
    `/${path} is hydrated in place, without layout shifts`,
    { tag: hydratedByDay.includes(path) ? [] : '@release' },
    async ({ page }) => {
      await watchShifts(page)
      const releaseRequests = await holdBack(page, /\/assets\/index-.*\.js/)
      await page.goto(`./${path}`, { waitUntil: 'commit' })
      const title = page.getByRole('heading', { level: 1, name: heading })
      const prerenderedTitle = await title.elementHandle()
      releaseRequests()
      await expectStarted(page)
      await page.waitForLoadState('networkidle')
      await expectFonts(page)
      expect(await title.evaluate((current, prerendered) => current === prerendered, prerenderedTitle)).toBe(true)
      for (const selector of [
        'title',
        'link[rel=canonical], meta[name=robots]',
        'meta[name=description]',
        'meta[property="og:title"]',
      ])
        expect(await page.locator(`head ${selector}`).count(), selector).toBe(1)
      await expectNoShifts(page, `/${path}`)
    },
  )
}

/** Whether the page may paint: before that, no animation frame runs. */
const isPainting = (page: Page) =>
  page.evaluate(() => {
    const frame = new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)))
    return Promise.race([frame, new Promise<boolean>((resolve) => setTimeout(resolve, 300, false))])
  })

for (const { path } of pages) {
  test(`/${path} arrives in pieces and is painted whole`, { tag: '@release' }, async ({ page, baseURL }) => {
    await using host = await startPiecewiseHost(new URL(baseURL ?? ''))
    await watchShifts(page)
    await page.goto(host.url + path, { waitUntil: 'commit' })
    await expect(page.locator('main')).toBeAttached()
    expect(await isPainting(page)).toBe(false)
    host.sendRest()
    await page.waitForLoadState()
    await expect.poll(() => isPainting(page)).toBe(true)
    await expectNoShifts(page, `/${path}`)
  })
}

test('a page stays visible while its own chunk is loading', { tag: '@release' }, async ({ page }) => {
  const releaseRequests = await holdBack(page, /\/assets\/AboutRoute-.*\.js/)
  await page.goto('./about')
  await expectStarted(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOMTHING ABOUT US')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOMTHING ABOUT US')
  releaseRequests()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOMTHING ABOUT US')
})

test(
  'scripts, fonts and the next picture are requested only after the first picture is loaded',
  { tag: '@release' },
  async ({ page }) => {
    const late: string[] = []
    page.on('request', (request) => {
      const type = /(?<=\.)(js|css|woff2)$|s_about/.exec(request.url())?.[0]
      if (type !== undefined) late.push(type)
    })
    const releaseRequests = await holdBack(page, /\/assets\/h_engine-.*\.avif/)
    await page.goto('./', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 2, name: 'Built to run' })).toBeVisible()
    expect(late).toEqual([])
    releaseRequests()
    await expectStarted(page)
    await expectFonts(page)
    expect([...new Set(late)].toSorted()).toEqual(['css', 'js', 's_about', 'woff2'])
  },
)

const isLaidOut = (page: Page, id: string) =>
  page.locator(`#${id} h2`).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

test(
  'below the first view, sections are laid out when they come near, and nothing moves (SPEED-6)',
  { tag: '@release' },
  async ({ page }) => {
    await watchShifts(page)
    await page.goto('./')
    await expectStarted(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await isLaidOut(page, 'customize')).toBe(false)
    const section = page.locator('#customize')
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      await expect(section).toBeInViewport({ timeout: 100 })
    }).toPass()
    expect(await isLaidOut(page, 'customize')).toBe(true)
    await expectNoShifts(page, '/')
  },
)

test('on the way to a section the whole page is laid out (PAGE-3)', { tag: '@release' }, async ({ page }) => {
  await page.goto('./#customize')
  await expectStarted(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'CUSTOMIXZE YOUR MECHINE' })).toBeInViewport()
  expect(await isLaidOut(page, 'business')).toBe(true)
})

test('an address without a file starts on the empty page', { tag: '@release' }, async ({ page }) => {
  const response = await page.goto('./purchase/p1')
  expect(await response?.text()).toContain('<div id="root"></div>')
  await expect(page.getByRole('heading', { level: 1, name: /Login/i })).toBeVisible()
  await expect(page.locator('head title')).toHaveCount(1)
})

test('a reload of Login keeps the page to return to', { tag: '@release' }, async ({ page }) => {
  await page.goto('./dashboard')
  const notice = page.getByText('Log in to go on to the page')
  await expect(notice).toBeVisible()
  await page.reload()
  await expectStarted(page)
  await expect(notice).toBeVisible()
})

test(
  'a chosen theme applies before the scripts, to the browser’s bars, too, and is checked in the switch after them',
  { tag: '@release' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dhruva:theme', 'dark'))
    const releaseRequests = await holdBack(page, /\/assets\/index-.*\.js/)
    await page.goto('./about', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#0F1215')
    releaseRequests()
    await expectStarted(page)
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  },
)

test(
  'a theme chosen before the scripts is put on by them, and stored (SPEED-14)',
  { tag: '@release' },
  async ({ page }) => {
    const releaseRequests = await holdBack(page, /\/assets\/index-.*\.js/)
    await page.goto('./about', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    releaseRequests()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('dhruva:theme'))).toBe('dark')
  },
)

test(
  'Menu leads to the footer’s links before the scripts, and is a button after them (SPEED-14)',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const releaseRequests = await holdBack(page, /\/assets\/index-.*\.js/)
    await page.goto('./parts', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Menu' }).click()
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
    await expect(links.first()).toBeInViewport()
    releaseRequests()
    await expect(page.getByRole('article').first()).toBeAttached()
    await expect(links.first()).toBeInViewport()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  },
)

test(
  'a form sent before the scripts stays on the page with its text, which says why (NET-7)',
  { tag: '@release' },
  async ({ page }) => {
    const releaseRequests = await holdBack(page, /\/assets\/index-.*\.js/)
    await page.goto('./login', { waitUntil: 'commit' })
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('early@example.com')
    await email.press('Enter')
    await expect(page.getByText('The shop is still loading.')).toBeVisible()
    expect(page.url()).toMatch(/\/login$/)
    releaseRequests()
    await expectStarted(page)
    await expect(async () => {
      await page.getByRole('button', { name: 'LOGIN' }).click()
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true', {
        timeout: 500,
      })
    }, 'the form validates its fields').toPass()
    await expect(email).toHaveValue('early@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  },
)
