import { validationMessages } from '#src/copy/validation.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import type { Page } from '#tests/e2e/fixtures.ts'
import { expectAppStarted, delayRequests } from '#tests/e2e/steps.ts'
import { readManifest } from '#tests/support/bundle.ts'

// People click a button as soon as they see it. On a slow connection, that is seconds before the page is hydrated.

const manifest = readManifest('dist')
const getFilePattern = (key: string) => new RegExp(manifest[key]?.file ?? `no ${key}`)

/** The loading stages at which the test clicks: for each, the delayed files and a function that waits for the stage. */
const loadingStages: readonly [
  description: string,
  delayedFiles: RegExp,
  waitBefore: (page: Page) => Promise<unknown>,
][] = [
  ['no script is loaded', /\/assets\/.*\.js/, () => Promise.resolve()],
  ['only the last script is missing', getFilePattern('index.html'), () => Promise.resolve()],
  ['only the code of the page is missing', getFilePattern('routes/LoginRoute.tsx'), expectAppStarted],
]

const getMainButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Clicks while files are delayed, and then releases them. */
async function clickEarly(
  page: Page,
  path: string,
  name: string,
  [, files, wait] = loadingStages[0] ?? [],
): Promise<void> {
  const releaseFiles = files ? await delayRequests(page, files) : undefined
  await page.goto(path, { waitUntil: 'commit' })
  await wait?.(page)
  await getMainButton(page, name).click()
  await expect(getMainButton(page, name)).toHaveAttribute('aria-busy', 'true')
  releaseFiles?.()
}

test.describe('a click before the shop has started is repeated once (NET-7)', { tag: '@release' }, () => {
  for (const stage of loadingStages) {
    test(`a click on LOGIN is repeated while ${stage[0]}`, async ({ page, customer }) => {
      const requestMethods: string[] = []
      page.on(
        'request',
        (request) => request.url().includes(':signInWithPassword') && requestMethods.push(request.method()),
      )
      const release = await delayRequests(page, stage[1])
      await page.goto('./login', { waitUntil: 'commit' })
      await stage[2](page)
      await page.getByLabel('Email').fill(customer.email)
      await page.getByLabel('Password', { exact: true }).fill(customer.password)
      await page.getByLabel('Password', { exact: true }).press('Enter')
      await expect(getMainButton(page, 'LOGIN')).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      release()
      await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
      expect(requestMethods.filter((method) => method === 'POST')).toHaveLength(1)
    })

    test(`clicks on Forget Password and the eye are repeated while ${stage[0]}`, async ({ page }) => {
      await clickEarly(page, './login', 'Forget Password', stage)
      await expect(page.getByText(validationMessages.emailRequired)).toBeVisible()
      await clickEarly(page, './login', 'Show password', stage)
      await expect(getMainButton(page, 'Hide password')).not.toHaveAttribute('aria-busy')
    })
  }

  test('a click on an arrow of the carousel is repeated', async ({ page }) => {
    await clickEarly(page, './', 'Next slide')
    await expect(page.getByText('02 / 03')).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })

  test('a click on Google Sign In is repeated unless the browser would block the popup (AUTH-4)', async ({ page }) => {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', { value: { isActive: location.hash === '#active' } }),
    )
    await clickEarly(page, './login', 'Google Sign In')
    await expectAppStarted(page)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    expect(alerts).toEqual([])
    await page.goto('about:blank')
    await clickEarly(page, './login#active', 'Google Sign In')
    // The repeated click shows an error, because the test can't reach Google.
    await expect.poll(() => alerts).toEqual(['Somthing is Wrong! Please Check'])
  })
})
