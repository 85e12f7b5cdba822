import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'
import { forms } from '#tests/spec/actions/forms.ts'
import { addressOf } from '#tests/spec/pages.ts'

/** A field after a text was typed into it and the form was sent. */
interface Typed {
  /** What the field held before the form was sent: one-line fields drop line breaks. */
  value: string
  isKept: boolean
  isInvalid: boolean
  /** The message beside the field; null for none. */
  message: string | null
}

/**
 * Runs in the page: leaves one field empty, types each text into others, and sends the form after each.
 * @returns the fields after each text, and whether the first that is wrong has the focus
 */
async function typeAll({ texts, names, empty }: { texts: readonly string[]; names: string[]; empty: string }) {
  const { scheduler } = window as unknown as {
    scheduler: { postTask: (task: () => void, options: { priority: 'background' }) => Promise<void> }
  }
  // After the form has validated and React has rendered.
  const settle = async () => {
    for (const round of [1, 2]) await scheduler.postTask(() => void round, { priority: 'background' })
  }
  const find = (name: string) => {
    const field = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)
    if (!field) throw new Error(`no field ${name}`)
    return field
  }
  const type = (name: string, text: string) => {
    find(name).focus()
    find(name).select()
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  }
  const messageOf = (field: HTMLElement) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const error = document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')
    return error?.checkVisibility() ? error.textContent : null
  }
  const results: { fields: Record<string, Typed>; isErrorFocused: boolean }[] = []
  type(empty, '')
  for (const text of texts) {
    for (const name of names) type(name, text)
    const values = names.map((name) => find(name).value)
    find(empty).form?.requestSubmit()
    await settle()
    const typed = names.map((name, index) => {
      const value = values[index] ?? ''
      const isInvalid = find(name).ariaInvalid === 'true'
      return [name, { value, isKept: find(name).value === value, isInvalid, message: messageOf(find(name)) }]
    })
    const [firstInvalid] = find(empty).form?.querySelectorAll('[aria-invalid="true"]') ?? []
    results.push({
      fields: Object.fromEntries(typed) as Record<string, Typed>,
      isErrorFocused: firstInvalid === document.activeElement,
    })
  }
  return results
}

/** Runs in the page before its scripts: collects what the shop sends, apart from what it reads. */
function watchRequests(): void {
  const sent: string[] = []
  const Original = window.Request
  class Watched extends Original {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init)
      if (this.method !== 'GET') sent.push(`${this.method} ${this.url}`)
    }
  }
  Object.assign(window, { sent, Request: Watched })
}

const takeSent = (page: Page) => page.evaluate(() => (window as unknown as { sent: string[] }).sent.splice(0))

for (const [
  form,
  {
    on,
    as = 'visitor',
    form: { fields },
  },
] of Object.entries(forms)) {
  const path = addressOf(on)

  test(
    `${form}: hostile texts stay in the form, and a message says why they are not sent`,
    { tag: '@release' },
    async ({ page }) => {
      await page.addInitScript(watchRequests)
      await openLink(page, { as, path }, { panel: 'hidden' })
      const inputs = page
        .getByRole('main')
        .locator('form :is(input, textarea):not([readonly], [type=file], [type=range])')
      await expect(inputs.first()).toBeVisible()
      const shown = await inputs.evaluateAll((all) => all.map((field) => field.getAttribute('name') ?? ''))
      const names = shown.filter((name) => fields[name])
      expect(names.length).toBeGreaterThan(1)
      await takeSent(page)
      const problems: string[] = []
      const [first = '', ...others] = names
      for (const visit of [
        { names: others, empty: first },
        { names: [first], empty: others[0] ?? '' },
      ]) {
        const results = await page.evaluate(typeAll, { texts: hostileTexts, ...visit })
        for (const [index, { fields: typed, isErrorFocused }] of results.entries()) {
          if (!isErrorFocused) problems.push(`text ${index}: the first error is not focused`)
          for (const [name, { value, isKept, isInvalid, message }] of Object.entries(typed)) {
            const isAllowed = fields[name]?.takes(value) ?? false
            const isRight = isKept && isInvalid === !isAllowed && (message !== null) === !isAllowed && message !== ''
            if (!isRight)
              problems.push(`${name}, text ${index} ${JSON.stringify(value.slice(0, 50))}: ${message ?? 'no message'}`)
          }
        }
      }
      expect(problems).toEqual([])
      expect(await takeSent(page)).toEqual([])
      expect(new URL(page.url()).pathname.endsWith(path)).toBe(true)
    },
  )
}
