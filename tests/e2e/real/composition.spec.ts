import { personas } from '#mocks/personas.ts'
import type { Page } from '#tests/e2e/fixtures.ts'
import { holdBack } from '#tests/e2e/holdBack.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { createAccount } from '#tests/e2e/real/support/world.ts'
import { expectStarted, logIn } from '#tests/e2e/steps.ts'

// Input methods compose a word in its field: a script that assigns to the field meanwhile doubles or loses letters.

const steps = ['b', 'ぶ', 'ぶれ', 'ぶれー', 'ぶれーき']
const word = 'ブレーキ'

/** Whatever has a text; an input method does not work in passwords. */
const textFields = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:is([type=text], [type=email], [type=search], [type=tel], [type=url], :not([type])), textarea')
    .and(page.locator(':enabled:not([readonly])'))

/** Waits until the page has answered what happened. */
const settle = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/** Composes a word in each text field of a page. @param midway runs while the first word is being composed */
async function compose(page: Page, midway = async () => settle(page)): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const fields = await textFields(page).all()
  expect(fields.length).toBeGreaterThan(0)
  for (const [index, field] of fields.entries()) {
    await field.selectText()
    await page.keyboard.press('Delete')
    for (const [step, text] of steps.entries()) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await (index === 0 && step === 2 ? midway() : settle(page))
    }
    await keyboard.send('Input.insertText', { text: word })
    await settle(page)
  }
  for (const field of fields) await expect(field).toHaveValue(word)
}

for (const path of ['login', 'contact'])
  test(
    `/${path}: what is composed stands there, also when the scripts arrive meanwhile`,
    { tag: '@release' },
    async ({ page }) => {
      const releaseScripts = await holdBack(page, /\/assets\/.*\.js/)
      await page.goto(`./${path}`, { waitUntil: 'commit' })
      await expect(textFields(page).first()).toBeVisible()
      await compose(page, async () => {
        releaseScripts()
        await expectStarted(page)
        await page.waitForLoadState('networkidle')
      })
    },
  )

for (const { as, paths } of [
  { as: 'customer', paths: ['parts', 'purchase/brake-rotor-345', 'dashboard', 'dashboard/addreviews'] },
  { as: 'admin', paths: ['addproduct', 'manageallorders', 'makeadmin'].map((path) => `dashboard/${path}`) },
] as const)
  test(
    `searches and forms of a ${as}: what is composed stands there`,
    { tag: '@release' },
    async ({ page, customer, person }) => {
      const admin = { ...person('Nadia Rahman'), ...personas.admin }
      await createAccount(admin)
      await page.goto('./login')
      await logIn(page, as === 'admin' ? admin : customer)
      await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(`./${path}`)
          await expect(textFields(page).first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          await compose(page)
        })
    },
  )
