import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { notify } from '#src/app/notify.tsx'
import { IdentityError } from '#src/platform/ports.ts'
import { textsOf } from '#tests/spec/actions/action.ts'
import { identityActions, type IdentityAction } from '#tests/spec/actions/signIn.ts'
import { entries, fillIn, pressTwice } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'
import { addressOf } from '#tests/spec/pages.ts'

vi.mock('#src/app/notify.tsx', { spy: true })

const cases = Object.entries(identityActions).flatMap(([name, action]) =>
  Object.entries(action.effects).map(([code, effect]) => ({ name, action, code, effect })),
)

/** Opens the page with a provider that answers the operation with `answer`. */
async function openPage(action: IdentityAction, answer: () => Promise<void>) {
  const { on, as, ready, operation } = action
  const port = vi.fn(answer)
  const alert = vi.fn<(message: string) => void>()
  await mountApp(addressOf(on), { as, platform: { identity: { [operation]: port }, alert } })
  await screen.findByRole('button', { name: action.press })
  if (ready) await screen.findByLabelText(ready)
  fillIn(textsOf(action))
  return { port, alert, entriesBefore: entries() }
}

const findButton = (name: string) => within(screen.getByRole('main')).getByRole('button', { name })

/** The text of the focused element; for a field, its label and description. */
function focusedText(): string {
  const element = document.activeElement
  if (!(element instanceof HTMLInputElement)) return element?.textContent ?? ''
  const described = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return [...(element.labels ?? []), ...described.map((id) => document.getElementById(id))]
    .map((part) => part?.textContent)
    .join(' ')
}

it.each(cases)(
  '$name, $code: calls the provider once for two clicks, shows the message in its place, and loses no input',
  async ({ action, code, effect }) => {
    const { port, alert, entriesBefore } = await openPage(action, () => Promise.reject(new IdentityError(code)))
    const button = findButton(action.press)
    button.focus()
    pressTwice(button)
    await waitFor(() => {
      expect(document.body).not.toHaveFocus()
      for (const text of effect.focus) expect(focusedText()).toContain(text)
      expect(button).toHaveTextContent(action.press)
    })
    expect(vi.mocked(notify).mock.calls).toEqual(effect.toast ? [[effect.toast]] : [])
    expect(alert.mock.calls).toEqual(effect.alert ? [[effect.alert]] : [])
    expect(port).toHaveBeenCalledOnce()
    expect(entries()).toEqual(entriesBefore)
    for (const field of document.querySelectorAll<HTMLInputElement>('main input[aria-invalid=true]'))
      expect(field.value).not.toBe('')
  },
)

it('a LOGOUT that fails shows a toast, and does not sign out', async () => {
  const signOut = () => Promise.reject(new IdentityError('network-request-failed'))
  const { user } = await mountApp('/', { as: 'customer', platform: { identity: { signOut } } })
  await user.click(await screen.findByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(vi.mocked(notify).mock.calls).toEqual([[{ tone: 'error', text: 'Something went wrong' }]]))
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})
