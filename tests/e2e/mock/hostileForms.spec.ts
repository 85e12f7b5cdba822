import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'
import { formActions } from '#tests/spec/actions/forms.ts'
import { toPath } from '#tests/spec/pages.ts'

/**
 * For each text: fills all fields but one with the text, and submits the form. Runs in the page.
 * @returns the state of each field after each submit
 */
async function submitEachText({
  texts,
  fieldNames,
  emptyField,
}: {
  texts: readonly string[]
  fieldNames: string[]
  emptyField: string
}) {
  const { scheduler } = window as unknown as {
    scheduler: { postTask: (task: () => void, options: { priority: 'background' }) => Promise<void> }
  }
  const findField = (name: string) => {
    const field = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)
    if (!field) throw new Error(`no field ${name}`)
    return field
  }
  const type = (name: string, text: string) => {
    findField(name).focus()
    findField(name).select()
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  }
  const getMessage = (field: HTMLElement) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const error = document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')
    return error?.checkVisibility() ? error.textContent : null
  }
  const results: { name: string; value: string; isKept: boolean; isInvalid: boolean; message: string | null }[] = []
  type(emptyField, '')
  for (const text of texts) {
    for (const name of fieldNames) type(name, text)
    const values = fieldNames.map((name) => findField(name).value)
    findField(emptyField).form?.requestSubmit()
    // Waits until the form has validated and React has rendered.
    for (const round of [1, 2]) await scheduler.postTask(() => void round, { priority: 'background' })
    for (const [index, name] of fieldNames.entries()) {
      const field = findField(name)
      const value = values[index] ?? ''
      const isInvalid = field.ariaInvalid === 'true'
      results.push({ name, value, isKept: field.value === value, isInvalid, message: getMessage(field) })
    }
  }
  return results
}

for (const [name, { page: pageName, as = 'visitor', form }] of Object.entries(formActions))
  test(
    `${name}: hostile texts stay in the form, and a message explains why they are not sent`,
    { tag: '@release' },
    async ({ page }) => {
      await openLink(page, { as, path: toPath(pageName) }, { panel: 'hidden' })
      const inputs = page.locator('main form :is(input, textarea):not([readonly], [type=file], [type=range])')
      await expect(inputs.first()).toBeVisible()
      const allFieldNames = await inputs.evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''))
      const [firstField = '', ...otherFields] = allFieldNames.filter((field) => form.fields[field])
      for (const targets of [
        { fieldNames: otherFields, emptyField: firstField },
        { fieldNames: [firstField], emptyField: otherFields[0] ?? '' },
      ]) {
        const results = await page.evaluate(submitEachText, { texts: hostileTexts, ...targets })
        const wrongResults = results.filter(
          ({ isKept, isInvalid, message }) => !isKept || isInvalid === (message === null) || message === '',
        )
        expect(wrongResults).toEqual([])
      }
      expect(new URL(page.url()).pathname).toContain(toPath(pageName))
    },
  )
