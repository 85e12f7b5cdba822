import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { fileLabelOf, refusalsOf, textsOf, type FormPress } from '#tests/spec/actions/action.ts'
import { forms } from '#tests/spec/actions/forms.ts'
import { chooseFile, fillIn, fillInSilently, pressTwice } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'
import { addressOf } from '#tests/spec/pages.ts'

/** Fills the form with valid values, except for the given ones, and submits it. */
function submit(form: FormPress, values: Record<string, string>, fill = fillIn) {
  fill({ ...textsOf(form), ...values })
  pressTwice(screen.getByRole('button', { name: form.press }))
}

/** Label and message of every invalid field. */
const messages = () =>
  [...document.querySelectorAll<HTMLInputElement>('main [aria-invalid=true]')].map((field) => {
    const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return [field.labels?.[0]?.textContent, document.getElementById(errorId)?.textContent]
  })

/** Opens the page of the form. @returns a function that expects that nothing was sent */
async function openForm(form: FormPress) {
  const { platform } = await mountApp(addressOf(form.on), { as: form.as })
  const operations = (['signIn', 'register', 'changePassword'] as const).map((operation) =>
    vi.spyOn(platform.identity, operation),
  )
  for (const label of Object.keys(textsOf(form))) await screen.findByLabelText(label)
  const worldBefore = JSON.stringify(db.get())
  return () => {
    for (const operation of operations) expect(operation).not.toHaveBeenCalled()
    expect(JSON.stringify(db.get())).toBe(worldBefore)
  }
}

// SHOP-5, AUTH-19 and ORDER-2, and the project's own texts for Login, Contact and numbers; each value: tests/unit/domain/forms.test.ts.
it.each(Object.entries(forms))(
  '%s: shows each message under its field, focuses the first wrong field, and sends nothing',
  async (_name, form) => {
    const expectNothingSent = await openForm(form)
    const labels = Object.keys(textsOf(form))
    const refusals = refusalsOf(form).filter(({ label }) => label)
    submit(form, Object.fromEntries(labels.map((label) => [label, ''])))
    const required = refusals.flatMap(({ label, value, message }) =>
      value.trim() === '' ? [[label, message] as const] : [],
    )
    await waitFor(() => expect(messages()).toEqual([...new Map(required)]))
    expect(screen.getByLabelText(labels[0] ?? '')).toHaveFocus()

    chooseFile(fileLabelOf(form))
    const lastOfEach = new Map(refusals.flatMap((refusal) => (refusal.kind ? [] : [[refusal.label, refusal] as const])))
    for (const { label, value, message } of lastOfEach.values()) {
      submit(form, { [label]: value }, fillInSilently)
      await waitFor(() => expect([value, ...messages()]).toEqual([value, [label, message]]))
      expect(screen.getByLabelText(label)).toHaveFocus()
      expect(screen.getByLabelText(label)).toHaveValue(value)
    }
    expectNothingSent()
  },
)
