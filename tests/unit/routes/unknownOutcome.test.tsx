import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { purchaseAction } from '#tests/spec/actions/orders.ts'
import { addPartAction } from '#tests/spec/actions/parts.ts'
import { sendReviewAction } from '#tests/spec/actions/reviews.ts'
import { getFileLabel, getTypedTexts } from '#tests/spec/actions/action.ts'
import { toPath } from '#tests/spec/pages.ts'
import { selectFile, expectFieldValues } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

/** Sets the values of fields without an event, as some password managers do. */
function fillInWithoutEvents(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) Object.assign(screen.getByLabelText(label), { value })
}

it.each([
  { form: addPartAction, call: 'addPart', message: 'We can’t tell whether the part was saved', rows: 'parts' },
  { form: sendReviewAction, call: 'addReview', message: 'We can’t tell whether your review arrived', rows: 'reviews' },
  {
    form: purchaseAction,
    call: 'placeOrder',
    message: 'Check My Orders before you try again.',
    rows: 'orders',
  },
] as const)(
  'after a lost response to $call, which may have saved the row, the form stays and nothing is sent again (ORDER-6)',
  async (testCase) => {
    const { form, call, message, rows } = testCase
    await mountApp(toPath(form.page), { as: form.as })
    const texts = getTypedTexts(form)
    for (const label of Object.keys(texts)) await screen.findByLabelText(label)
    // The form submits the current values of its fields, even if no event has reported them (STATE-13).
    fillInWithoutEvents(texts)
    selectFile(getFileLabel(form))
    const countBefore = db.get()[rows].length
    db.changeSettings({ faults: { [call]: 'lost' } })
    fireEvent.click(screen.getByRole('button', { name: form.button }))
    expect(await screen.findByText(message)).toBeVisible()
    expectFieldValues(texts)
    expect(db.get()[rows]).toHaveLength(countBefore + 1)
  },
)
