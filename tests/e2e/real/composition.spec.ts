import type { Page } from '#tests/e2e/fixtures.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { expectAppStarted, delayRequests } from '#tests/e2e/steps.ts'

// An input method, for example for Japanese, composes a word inside a field. If a script sets the field's value during
// the composition, letters are doubled or lost.

const compositionSteps = ['b', 'ぶ', 'ぶれ', 'ぶれー', 'ぶれーき']
const composedWord = 'ブレーキ'

/** All text fields except password fields, where input methods don't work. */
const getTextFields = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:is([type=text], [type=email], [type=search], [type=tel], [type=url], :not([type])), textarea')
    .and(page.locator(':enabled:not([readonly])'))

/** Waits until the page has handled all input events. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/**
 * Composes a word in each text field of a page.
 * @param duringFirstWord called while the first word is being composed
 */
async function composeInEachField(page: Page, duringFirstWord: () => Promise<void>): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const fields = await getTextFields(page).all()
  expect(fields.length).toBeGreaterThan(0)
  for (const [index, field] of fields.entries()) {
    await field.selectText()
    await page.keyboard.press('Delete')
    for (const [step, text] of compositionSteps.entries()) {
      await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await (index === 0 && step === 2 ? duringFirstWord() : waitUntilIdle(page))
    }
    await devTools.send('Input.insertText', { text: composedWord })
    await waitUntilIdle(page)
  }
  for (const field of fields) await expect(field).toHaveValue(composedWord)
}

for (const path of ['login', 'contact'])
  test(
    `/${path}: a composed word stays in its field, even if the scripts load during composition`,
    { tag: '@release' },
    async ({ page }) => {
      const releaseScripts = await delayRequests(page, /\/assets\/.*\.js/)
      await page.goto(`./${path}`, { waitUntil: 'commit' })
      await expect(getTextFields(page).first()).toBeVisible()
      await composeInEachField(page, async () => {
        releaseScripts()
        await expectAppStarted(page)
        await page.waitForLoadState('networkidle')
      })
    },
  )
