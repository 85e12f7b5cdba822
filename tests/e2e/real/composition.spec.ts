import type { Page } from '#tests/e2e/fixtures.ts'
import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { expectStarted, delayRequests } from '#tests/e2e/steps.ts'

// Input methods compose a word in its field. A script that assigns to the field in the meantime doubles or loses
// letters.

const steps = ['b', 'ぶ', 'ぶれ', 'ぶれー', 'ぶれーき']
const word = 'ブレーキ'

/** All fields with text; an input method does not work in passwords. */
const textFields = (page: Page) =>
  page
    .getByRole('main')
    .locator('input:is([type=text], [type=email], [type=search], [type=tel], [type=url], :not([type])), textarea')
    .and(page.locator(':enabled:not([readonly])'))

/** Waits until the page has handled the events. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/**
 * Composes a word in each text field of a page.
 * @param duringFirstWord runs while the first word is being composed
 */
async function compose(page: Page, duringFirstWord: () => Promise<void>): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const fields = await textFields(page).all()
  expect(fields.length).toBeGreaterThan(0)
  for (const [index, field] of fields.entries()) {
    await field.selectText()
    await page.keyboard.press('Delete')
    for (const [step, text] of steps.entries()) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await (index === 0 && step === 2 ? duringFirstWord() : waitUntilIdle(page))
    }
    await keyboard.send('Input.insertText', { text: word })
    await waitUntilIdle(page)
  }
  for (const field of fields) await expect(field).toHaveValue(word)
}

for (const path of ['login', 'contact'])
  test(
    `/${path}: a composed word stays in its field, even if the scripts load during composition`,
    { tag: '@release' },
    async ({ page }) => {
      const releaseScripts = await delayRequests(page, /\/assets\/.*\.js/)
      await page.goto(`./${path}`, { waitUntil: 'commit' })
      await expect(textFields(page).first()).toBeVisible()
      await compose(page, async () => {
        releaseScripts()
        await expectStarted(page)
        await page.waitForLoadState('networkidle')
      })
    },
  )
