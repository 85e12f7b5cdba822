import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPagePaths, isPrerendered, pageNames } from '#src/domain/pages.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { findShifts, startRecordingShifts } from '#tests/e2e/shifts.ts'
import { expectAppStarted, delayRequests, serveParts } from '#tests/e2e/steps.ts'
import { serveStatic } from '#tests/support/static.ts'

const paths = pageNames.filter(isPrerendered).flatMap((name) => getPagePaths(name).map((path) => path.slice(1)))

const expectFonts = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].flatMap((font) => (font.status === 'loaded' ? font.family.replaceAll('"', '') : [])),
      ),
    )
    .toEqual(expect.arrayContaining(['Archivo', 'Barlow Condensed']))

test.use({ isPainted: true })

/** Delays the shop's first script, which loads all other ones. */
const delayScripts = (page: Page) => delayRequests(page, /\/assets\/index-.*\.js/)

/** Everyday runs test only one page with pictures and one page that waits for data. */
const everydayPaths = ['', 'parts']

for (const path of paths) {
  const tag = everydayPaths.includes(path) ? [] : '@release'
  test(`/${path} is hydrated in place, without layout shifts`, { tag }, async ({ page }) => {
    await startRecordingShifts(page)
    await serveParts(page)
    const releaseScripts = await delayScripts(page)
    await page.goto(`./${path}`, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    const prerenderedTitle = await title.elementHandle()
    releaseScripts()
    await expectAppStarted(page)
    await page.waitForLoadState('networkidle')
    await expectFonts(page)
    expect(await title.evaluate((current, prerendered) => current === prerendered, prerenderedTitle)).toBe(true)
    const uniqueHeadSelectors = [
      'title',
      'link[rel=canonical], meta[name=robots]',
      'meta[name=description]',
      'meta[property="og:title"]',
    ]
    for (const selector of uniqueHeadSelectors) expect(await page.locator(`head ${selector}`).count(), selector).toBe(1)
    expect.soft(await findShifts(page), `/${path}`).toEqual([])
  })
}

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a public page can be read', async ({ page }) => {
    await page.goto('./about')
    await expect(page.getByRole('heading', { level: 1, name: 'SOMTHING ABOUT US' })).toBeVisible()
    await expect(page.getByText('Global Certified').filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('body > noscript')).toBeVisible()
  })
})

/** Whether the browser paints the page. Before the first paint, animation frames don't run. */
const isPainting = (page: Page) =>
  page.evaluate(() => {
    const frame = new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)))
    return Promise.race([frame, new Promise<boolean>((resolve) => setTimeout(resolve, 300, false))])
  })

const isLaidOut = (page: Page, id: string) =>
  page.locator(`#${id} h2`).evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

test.describe('a prerendered page', { tag: '@release' }, () => {
  for (const path of ['', 'parts'])
    test(`/${path} is painted as a whole even if its HTML arrives in two parts`, async ({ page }) => {
      const { promise: canSendSecondHalf, resolve: sendSecondHalf } = Promise.withResolvers<void>()
      const html = readFileSync(join('dist', path, 'index.html'), 'utf8')
      const middle = Math.floor((html.indexOf('<main') + html.indexOf('</main>')) / 2)
      const { url, stop } = await serveStatic({
        dir: 'dist',
        intercept(request, response) {
          if (request.url !== `/${path}`) return false
          response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).write(html.slice(0, middle))
          void canSendSecondHalf.then(() => response.end(html.slice(middle)))
          return true
        },
      })
      await startRecordingShifts(page)
      await page.goto(url + path, { waitUntil: 'commit' })
      await expect(page.locator('main')).toBeAttached()
      expect(await isPainting(page)).toBe(false)
      sendSecondHalf()
      await page.waitForLoadState()
      await expect.poll(() => isPainting(page)).toBe(true)
      expect.soft(await findShifts(page), `/${path}`).toEqual([])
      await stop()
    })

  test('stays visible while the chunk of its route is loading', async ({ page }) => {
    const releaseRequests = await delayRequests(page, /\/assets\/AboutRoute-.*\.js/)
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('./about')
    await expectAppStarted(page)
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect(title).toHaveText('SOMTHING ABOUT US')
    releaseRequests()
    await page.waitForLoadState('networkidle')
    await expect(title).toHaveText('SOMTHING ABOUT US')
  })

  test('requests scripts, fonts and the next picture only after the first picture is loaded', async ({ page }) => {
    const lateTypes: string[] = []
    page.on('request', (request) => {
      const type = /(?<=\.)(js|css|woff2)$|s_about/.exec(request.url())?.[0]
      if (type !== undefined) lateTypes.push(type)
    })
    const releaseRequests = await delayRequests(page, /\/assets\/h_engine-.*\.avif/)
    await page.goto('./', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 2, name: 'Built to run' })).toBeVisible()
    expect(lateTypes).toEqual([])
    releaseRequests()
    await expectAppStarted(page)
    await expectFonts(page)
    await expect.poll(() => [...new Set(lateTypes)].toSorted()).toEqual(['css', 'js', 's_about', 'woff2'])
  })

  test('does not shift while it is scrolled, and opens at the section in the URL’s hash (PAGE-3)', async ({ page }) => {
    await startRecordingShifts(page)
    await page.goto('./')
    await expectAppStarted(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      await expect(page.locator('#customize')).toBeInViewport({ timeout: 100 })
    }).toPass()
    expect.soft(await findShifts(page), '/').toEqual([])
    await page.goto('about:blank')
    await page.goto('./#customize')
    await expectAppStarted(page)
    await expect(page.locator('#customize h2')).toBeInViewport()
  })

  test('gets the layout below the first view once it has started, or at once if the URL has a hash (SPEED-6)', async ({
    page,
  }) => {
    await startRecordingShifts(page)
    await page.goto('./', { waitUntil: 'domcontentloaded' })
    expect(await isLaidOut(page, 'customize')).toBe(false)
    await expectAppStarted(page)
    await expect.poll(() => isLaidOut(page, 'customize')).toBe(true)
    await expect(page.locator('html')).not.toHaveAttribute('data-lazy-layout')
    expect.soft(await findShifts(page), '/').toEqual([])
    await page.goto('about:blank')
    await page.goto('./#customize', { waitUntil: 'domcontentloaded' })
    expect(await isLaidOut(page, 'business')).toBe(true)
  })

  test('has the stored theme before scripts run, and keeps a theme that is selected before they run (SPEED-14)', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('dhruva:theme', 'dark'))
    const releaseScripts = await delayScripts(page)
    await page.goto('./about', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#0F1215')
    await page.getByRole('radio', { name: 'Light' }).check({ force: true })
    releaseScripts()
    await expectAppStarted(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('dhruva:theme'))).toBe('light')
  })

  test('has a Menu link to the footer’s links, which becomes a button once the scripts run (SPEED-14)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const releaseScripts = await delayScripts(page)
    await page.goto('./parts', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Menu' }).click()
    const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
    await expect(links.first()).toBeInViewport()
    releaseScripts()
    await expect(page.getByRole('article').first()).toBeAttached()
    await expect(links.first()).toBeInViewport()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'LOGIN' })).toBeVisible()
  })

  test('keeps the text of a form that is submitted before the scripts run, and submits the form afterwards (NET-7)', async ({
    page,
  }) => {
    const releaseScripts = await delayScripts(page)
    await page.goto('./login', { waitUntil: 'commit' })
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill('early@example.com')
    await email.press('Enter')
    await expect(page.getByRole('button', { name: 'LOGIN' })).toHaveAttribute('aria-busy', 'true')
    expect(page.url()).toMatch(/\/login$/)
    releaseScripts()
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue('early@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  })
})
