import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { notify } from '#src/app/toasts.ts'
import type { Toast } from '#src/lib/toast.ts'
import { IdentityError } from '#src/ports/ports.ts'
import { getFileLabel, getTypedTexts, type Action } from '#tests/spec/actions/action.ts'
import { identityActions } from '#tests/spec/actions/signIn.ts'
import {
  callCases,
  callNames,
  isMutation,
  getRetry,
  getCallSpec,
  getToastFor,
  type MutationName,
} from '#tests/spec/calls/callCases.ts'
import { getValueFor } from '#tests/spec/outcome.ts'
import { toPath } from '#tests/spec/pages.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { selectFile, readFieldsAndRows, fillIn, doubleClick } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

// Tests of double clicks on every button that calls the shop's API or the identity provider.

vi.mock('#src/app/toasts.ts', { spy: true })

/** Copies the mock server's data, without its settings. */
function readDbState(): object {
  return structuredClone({ ...db.get(), settings: null, nextId: null })
}

/** The button with this name in the open dialog, or on the page if no dialog is open. */
const getButton = (name: string) =>
  within(screen.queryByRole('alertdialog') ?? screen.getByRole('main')).getByRole('button', { name })

/** Every mutation that a single button sends, with the action that triggers it and its success toast (PAGE-8). */
const mutationCases = callNames
  .filter(isMutation)
  .flatMap((name): [MutationName, Action, doneToast: Toast | undefined][] => {
    const { trigger } = callCases[name]
    const retryAction = getRetry(name)
    if (retryAction) return [[name, retryAction, retryAction.done]]
    return trigger && 'focusedText' in trigger ? [[name, trigger, undefined]] : []
  })

/** Opens the confirmation or fills in the form, so that the next click sends the mutation. */
async function prepareClick(action: Action) {
  if (action.opener) {
    const [firstButton] = await screen.findAllByRole('button', { name: action.opener })
    firstButton?.focus()
    fireEvent.click(firstButton ?? expect.unreachable(`no ${action.opener}`))
    await screen.findByRole('alertdialog')
    return
  }
  const button = await screen.findByRole('button', { name: action.button })
  button.focus()
  fillIn(getTypedTexts(action))
  selectFile(getFileLabel(action))
}

async function openPage(name: MutationName, action: Action) {
  if (getRetry(name)) db.changeSettings({ faults: { [name]: 403 } })
  action.arrange?.()
  await mountApp(toPath(action.page), { as: action.as })
  await prepareClick(action)
  vi.mocked(notify).mockClear()
  const { method, path } = getCallSpec(name)
  return {
    getCallCount: countCalls(method, path.replace(/[?{].*/, '')),
    entriesBefore: readFieldsAndRows(),
    dbStateBefore: readDbState(),
  }
}

const getToasts = () => vi.mocked(notify).mock.calls.map(([toast]) => toast)

/** The text of the focused element, or the label and description of a focused field. */
function getFocusedText(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return ''
  if (!(element instanceof HTMLInputElement)) return element.getAttribute('aria-label') ?? element.textContent
  const descriptionIds = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return [...(element.labels ?? []), ...descriptionIds.map((id) => document.getElementById(id))]
    .map((textElement) => textElement?.textContent)
    .join(' ')
}

it.each(mutationCases)(
  '%s: a double click sends one request, then the specified texts are shown and focused',
  async (name, action, doneToast) => {
    const { getCallCount, entriesBefore, dbStateBefore } = await openPage(name, action)
    db.changeSettings({ faults: {} })
    doubleClick(getButton(action.button))
    const toast = doneToast ?? getToastFor(name, 'done')
    await waitFor(() => expect(getToasts()).toEqual(toast === null ? [] : [toast]))
    await waitFor(() => expect(readDbState()).not.toEqual(dbStateBefore))
    // Only a table has to show new data. A form may keep its values.
    const oldEntries = document.querySelector('table') ? entriesBefore : null
    await waitFor(() => expect(readFieldsAndRows()).not.toEqual(oldEntries))
    // The focus may be on another element for a moment.
    await waitFor(() => expect(getFocusedText()).toContain(getValueFor(action.focusedText, 'done')))
    expect(getCallCount()).toBe(1)
  },
)

const identityCases = Object.entries(identityActions).flatMap(([name, action]) =>
  Object.entries(action.effects).map(([code, effect]) => ({ name, action, code, effect })),
)

it.each(identityCases)(
  '$name fails with $code: a double click calls the provider once, and the page shows the error and keeps the input',
  async ({ action, code, effect }) => {
    const { page, as, lateFieldLabel, operation } = action
    const callProvider = vi.fn(() => Promise.reject(new IdentityError(code)))
    const alert = vi.fn<(message: string) => void>()
    await mountApp(toPath(page), { as, platform: { identity: { [operation]: callProvider }, alert } })
    await screen.findByRole('button', { name: action.button })
    if (lateFieldLabel) await screen.findByLabelText(lateFieldLabel)
    fillIn(getTypedTexts(action))
    const entriesBefore = readFieldsAndRows()
    const button = getButton(action.button)
    button.focus()
    doubleClick(button)
    await waitFor(() => {
      expect(document.body).not.toHaveFocus()
      for (const text of effect.focusedTexts) expect(getFocusedText()).toContain(text)
      expect(button).toHaveTextContent(action.button)
    })
    expect(getToasts()).toEqual(effect.toast ? [effect.toast] : [])
    expect(alert.mock.calls).toEqual(effect.alert ? [[effect.alert]] : [])
    expect(callProvider).toHaveBeenCalledOnce()
    expect(readFieldsAndRows()).toEqual(entriesBefore)
    for (const field of document.querySelectorAll<HTMLInputElement>('main input[aria-invalid=true]'))
      expect(field.value).not.toBe('')
  },
)

it('if LOGOUT fails, a toast appears and the customer stays signed in', async () => {
  const signOut = () => Promise.reject(new IdentityError('network-request-failed'))
  const { user } = await mountApp('/', { as: 'customer', platform: { identity: { signOut } } })
  await user.click(await screen.findByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(getToasts()).toEqual([{ tone: 'error', text: 'Something went wrong' }]))
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})
