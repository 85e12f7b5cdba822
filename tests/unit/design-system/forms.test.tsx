import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { PartForm } from '#src/design-system/blocks/parts/PartForm.tsx'
import { PasswordPanel } from '#src/design-system/blocks/account/PasswordPanel.tsx'
import { PurchaseForm } from '#src/design-system/blocks/parts/PurchaseForm.tsx'
import { ReviewForm } from '#src/design-system/blocks/reviews/ReviewForm.tsx'
import { LoginScreen, type LoginScreenProps } from '#src/design-system/screens/LoginScreen.tsx'
import { toPart } from '#src/domain/part.ts'
import { selectFile, fillIn } from '#tests/support/forms.ts'

type Status = 'idle' | 'busy' | 'done'

const onSubmit = vi.fn<() => void>()
const noDraft = { draft: null, isSubmittedElsewhere: false, onDraftChange: () => undefined }
const person = { name: 'Kamal', email: 'kamal@shop.test', phone: '1', address: '12 Port Road' }

interface FormCase {
  createForm: (status: Status) => ReactElement
  submitLabel: string
  initialValues: Record<string, string>
  /** The values that are typed while the form is being sent. */
  edits: Record<string, string>
  /** The values of the fields after the form has been sent. */
  finalValues: Record<string, string>
}

const formCases: Record<string, FormCase> = {
  review: {
    createForm: (status) => (
      <ReviewForm author={person} onSend={onSubmit} sendStatus={status} submittedReviewText="" {...noDraft} />
    ),
    submitLabel: 'Send Review',
    initialValues: { Country: 'Bhutan', Review: 'Straight, quiet, on time.', Rating: '4' },
    edits: { Review: 'Another one', Rating: '2.5' },
    finalValues: { Country: '', Review: 'Another one', Rating: '2.5' },
  },
  part: {
    createForm: (status) => (
      <PartForm
        onAdd={onSubmit}
        onStopUpload={onSubmit}
        step={status === 'busy' ? 'saving' : status}
        progress={null}
        actions={null}
        catalogue={{ parts: { state: 'loading', retry: onSubmit }, load: onSubmit }}
        {...noDraft}
      />
    ),
    submitLabel: 'Add Product',
    initialValues: {
      Name: 'Nut',
      'Price per unit': '2',
      'Minimum quantity': '1',
      'Available parts': '9',
      Describe: 'Steel',
    },
    edits: { Name: 'Bolt', Describe: 'Brass' },
    finalValues: {
      Name: 'Bolt',
      'Price per unit': '',
      'Minimum quantity': '',
      'Available parts': '',
      Describe: 'Brass',
    },
  },
  order: {
    createForm: (status) => (
      <PurchaseForm
        part={toPart(makePart())}
        buyer={person}
        onPurchase={onSubmit}
        onPrint={() => {}}
        busy={status === 'busy'}
        outcome={status === 'done' ? 'done' : null}
      />
    ),
    submitLabel: 'PURCHASE',
    initialValues: { Quantity: '25', Phone: '2' },
    edits: { Quantity: '40', Phone: '3' },
    finalValues: { Quantity: '40', Phone: '3', Address: '12 Port Road' },
  },
  password: {
    createForm: (status) => (
      <PasswordPanel
        email={person.email}
        onChange={onSubmit}
        busy={status === 'busy'}
        error={null}
        isDone={status === 'done'}
      />
    ),
    submitLabel: 'Change password',
    initialValues: { 'Current password': 'secret!1', 'New password': 'secret!2' },
    edits: { 'New password': 'secret!3' },
    finalValues: { 'Current password': '', 'New password': 'secret!3' },
  },
}

it.each(Object.entries(formCases))(
  'the form for a %s keeps edits that were made while it was being sent (STATE-14)',
  async (_, { createForm, submitLabel, initialValues, edits, finalValues }) => {
    const user = userEvent.setup()
    const { rerender } = render(createForm('idle'), { wrapper: MemoryRouter })
    if (screen.queryByLabelText(/^Image/)) selectFile('Image')
    fillIn(initialValues)
    await user.click(screen.getByRole('button', { name: submitLabel }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    rerender(createForm('busy'))
    fillIn(edits)
    rerender(createForm('done'))
    // After an order is placed, a confirmation replaces the form (ORDER-5).
    const orderMore = screen.queryByRole('button', { name: 'Order more' })
    if (orderMore) await user.click(orderMore)
    for (const [label, value] of Object.entries(finalValues))
      expect(screen.getByLabelText(label), label).toHaveValue(value)
    expect(screen.queryByText('nut.png')).toBeNull()
  },
)

it('an error from the server is cleared when the person edits the field, even before the first LOGIN', async () => {
  const props: LoginScreenProps = {
    onLogin: onSubmit,
    onGoogleSignIn: onSubmit,
    onReset: () => Promise.resolve(true),
    onDemoSignIn: onSubmit,
    busyAction: null,
    error: null,
    demoAccounts: { user: true, admin: true },
    returnTo: null,
  }
  const { rerender } = render(<LoginScreen {...props} />, { wrapper: MemoryRouter })
  const email = screen.getByLabelText('Email')
  await userEvent.click(screen.getByRole('button', { name: 'Forget Password' }))
  expect(email).toHaveAccessibleDescription('Email is Required')
  await userEvent.type(email, 'k')
  expect(email).toHaveAccessibleDescription('')

  const error = { action: 'reset', field: 'email', message: 'This Email Not Registered' } as const
  rerender(<LoginScreen {...props} error={error} />)
  expect(email).toHaveAccessibleDescription('This Email Not Registered')
  await userEvent.type(screen.getByLabelText('Password'), 'p')
  expect(email).toHaveAccessibleDescription('This Email Not Registered')
  await userEvent.type(email, 'amal@shop.test')
  expect(email).toHaveAccessibleDescription('')
})
