import { holdBack } from '#tests/e2e/holdBack.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { expectStarted, heading, logIn } from '#tests/e2e/steps.ts'

const scripts = /\/assets\/index-.*\.js/

test('a press on an arrow before the scripts is answered once, even of two', async ({ page }) => {
  const releaseScripts = await holdBack(page, scripts)
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Next slide' }).dblclick()
  await expect(page.getByText('01 / 03')).toBeVisible()
  releaseScripts()
  await expectStarted(page)
  await expect(page.getByText('02 / 03')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('02 / 03')).toBeVisible()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('03 / 03')).toBeVisible()
})

test('the menu opens when the scripts are there', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const releaseScripts = await holdBack(page, scripts)
  await page.goto('./parts', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  releaseScripts()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'LOGIN' })).toBeVisible()
})

test('a theme chosen before the scripts is put on and stored', async ({ page }) => {
  const releaseScripts = await holdBack(page, scripts)
  await page.goto('./about', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  releaseScripts()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('dhruva:theme'))).toBe('dark')
})

test('a form sent before the scripts is sent once, by them', async ({ page, customer }) => {
  const signIns: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('accounts:signInWithPassword')) signIns.push(request.method())
  })
  const releaseScripts = await holdBack(page, scripts)
  await page.goto('./login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  releaseScripts()
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  expect(signIns.filter((method) => method === 'POST')).toEqual(['POST'])
})

test('a press on a page whose own chunk is missing waits for it', async ({ page }) => {
  const releaseChunk = await holdBack(page, /\/assets\/LoginRoute-.*\.js/)
  await page.goto('./login', { waitUntil: 'commit' })
  await expectStarted(page)
  await page.getByLabel('Password', { exact: true }).fill('early')
  await page.getByRole('button', { name: 'Show password' }).click()
  releaseChunk()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('early')
})

test('a link works without the scripts', async ({ page }) => {
  await holdBack(page, scripts)
  await page.goto('./', { waitUntil: 'commit' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect(heading(page, 'SOMTHING ABOUT US')).toBeVisible()
})

test('later presses are the shop’s own', async ({ page, customer }) => {
  await page.goto('./login')
  await logIn(page, customer)
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await expectStarted(page)
})
