import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { expectNoShifts, watchShifts } from '#tests/e2e/shifts.ts'
import { expectStarted } from '#tests/e2e/steps.ts'

/** Every public page, its heading, and words that need no data. */
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

/** Keeps the files whose name fits from arriving until they are let through. */
async function hold(page: Page, name: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(name, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading, text } of pages) {
    test(`/${path} can be read`, async ({ page }) => {
      await page.goto(`./${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('noscript')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Chattogram 4212')
    })
  }
})

for (const { path, heading } of pages) {
  test(`/${path} is taken over as it stands, and nothing moves`, async ({ page }) => {
    await watchShifts(page)
    const letThrough = await hold(page, /\/assets\/index-.*\.js/)
    await page.goto(`./${path}`, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1, name: heading })
    const inFile = await title.elementHandle()
    letThrough()
    await expectStarted(page)
    await page.waitForLoadState('networkidle')
    expect(await title.evaluate((now, before) => now === before, inFile)).toBe(true)
    for (const one of [
      'title',
      'link[rel=canonical], meta[name=robots]',
      'meta[name=description]',
      'meta[property="og:title"]',
    ])
      expect(await page.locator(`head ${one}`).count(), one).toBe(1)
    await expectNoShifts(page, `/${path}`)
  })
}

test('a page whose own chunk is late stays as it is', async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/AboutRoute-.*\.js/)
  await page.goto('./about')
  await expectStarted(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOMTHING ABOUT US')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOMTHING ABOUT US')
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOMTHING ABOUT US')
})

test('the picture that is seen first has the line for itself: the scripts come after it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (/\/assets\/index-.*\.js/.test(request.url()) && scripts.push(request.url())))
  const letThrough = await hold(page, /\/assets\/h_engine-.*\.avif/)
  await page.goto('./', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 2, name: 'Built to run' })).toBeVisible()
  expect(scripts).toEqual([])
  letThrough()
  await expectStarted(page)
  expect(scripts).toHaveLength(1)
})

test('an address without a file starts on the empty page', async ({ page }) => {
  const response = await page.goto('./purchase/p1')
  expect(await response?.text()).toContain('<div id="root"></div>')
  await expect(page.getByRole('heading', { level: 1, name: /Login/i })).toBeVisible()
  await expect(page.locator('head title')).toHaveCount(1)
})

test('a visitor who reloads Login keeps the way back', async ({ page }) => {
  await page.goto('./dashboard')
  const notice = page.getByText('Log in to go on to the page')
  await expect(notice).toBeVisible()
  await page.reload()
  await expectStarted(page)
  await expect(notice).toBeVisible()
})

test('a chosen theme is there before the scripts, in the switch after them, and around the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dhruva:theme', 'dark'))
  const letThrough = await hold(page, /\/assets\/index-.*\.js/)
  await page.goto('./about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#0F1215')
  letThrough()
  await expectStarted(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('what was typed before the scripts arrived stays', async ({ page }) => {
  const letThrough = await hold(page, /\/assets\/index-.*\.js/)
  await page.goto('./login', { waitUntil: 'commit' })
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('early@example.com')
  letThrough()
  await expectStarted(page)
  await expect(async () => {
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true', {
      timeout: 500,
    })
  }, 'the form checks what it is given').toPass()
  await expect(email).toHaveValue('early@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})
