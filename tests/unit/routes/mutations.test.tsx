import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { notify } from '#src/app/notify.tsx'
import type { Toast } from '#src/notifications/toast.ts'
import { fileLabelOf, textsOf, type Action } from '#tests/spec/actions/action.ts'
import {
  callCases,
  callNames,
  isMutation,
  retryOf,
  specOf,
  toastFor,
  type MutationName,
} from '#tests/spec/calls/callCases.ts'
import { valueFor } from '#tests/spec/outcome.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { chooseFile, entries, fillIn, pressTwice } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'
import { addressOf } from '#tests/spec/pages.ts'

vi.mock('#src/app/notify.tsx', { spy: true })

const upload = { upload: () => Promise.resolve('https://images.shop.test/uploads/nut.png') }

/** A copy of the mock server's data, without its dials. */
function world(): object {
  return structuredClone({ ...db.get(), dials: null, nextId: null })
}

/** The button with this name, in the open dialog or else on the page. */
const findButton = (name: string) =>
  within(screen.queryByRole('alertdialog') ?? screen.getByRole('main')).getByRole('button', { name })

/** Every mutation that a person makes with one button, on the page that makes it (SHOP-8, PAGE-8). */
const cases = callNames.filter(isMutation).flatMap((name): [MutationName, Action, doneToast: Toast | undefined][] => {
  const { made } = callCases[name]
  const retry = retryOf(name)
  if (retry) return [[name, retry, retry.done]]
  return made && 'focus' in made ? [[name, made, undefined]] : []
})

/** Prepares the page, so that one press starts the mutation. */
async function prepare(action: Action) {
  if (action.opens) {
    const [first] = await screen.findAllByRole('button', { name: action.opens })
    first?.focus()
    fireEvent.click(first ?? expect.unreachable(`no ${action.opens}`))
    await screen.findByRole('alertdialog')
    return
  }
  const button = await screen.findByRole('button', { name: action.press })
  button.focus()
  fillIn(textsOf(action))
  chooseFile(fileLabelOf(action))
}

async function openPage(name: MutationName, action: Action) {
  if (retryOf(name)) db.setDials({ faults: { [name]: 403 } })
  action.arrange?.()
  await mountApp(addressOf(action.on), { as: action.as, platform: { upload } })
  await prepare(action)
  vi.mocked(notify).mockClear()
  const { method, path } = specOf(name)
  return { calls: countCalls(method, path.replace(/[?{].*/, '')), entriesBefore: entries(), worldBefore: world() }
}

const toasts = () => vi.mocked(notify).mock.calls.map(([toast]) => toast)

it.each(cases)(
  '%s: sends one request for two clicks, shows the specified texts and focuses them',
  async (name, action, doneToast) => {
    const { calls, entriesBefore, worldBefore } = await openPage(name, action)
    db.setDials({ faults: {} })
    pressTwice(findButton(action.press))
    const toast = doneToast ?? toastFor(name, 'done')
    await waitFor(() => expect(toasts()).toEqual(toast === null ? [] : [toast]))
    await waitFor(() => expect(world()).not.toEqual(worldBefore))
    // A table shows the new data; a form can stay as it is.
    const unchanged = document.querySelector('table') ? entriesBefore : null
    await waitFor(() => expect(entries()).not.toEqual(unchanged))
    // The focus can pass other elements before.
    await waitFor(() => {
      const focused = document.activeElement === document.body ? null : document.activeElement
      expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toContain(valueFor(action.focus, 'done'))
    })
    expect(calls()).toBe(1)
  },
)
