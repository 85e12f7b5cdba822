import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
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
import { valueFor, type Outcome } from '#tests/spec/outcome.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { each } from '#tests/support/each.ts'
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
  return made && 'busy' in made ? [[name, made, undefined]] : []
})

/** The mock server's fault for each outcome. */
const faults = {
  done: undefined,
  refused: 'refused',
  forbidden: 403,
  failed: 500,
  network: 'network',
} satisfies Partial<Record<Outcome, Fault | undefined>>
const failures = Object.keys(faults).filter((outcome) => outcome !== 'done') as Exclude<keyof typeof faults, 'done'>[]

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

/** Presses the button twice, and expects one call and one toast. */
async function expectToast(action: Action, toast: Toast | null, calls: () => number) {
  pressTwice(findButton(action.press))
  await waitFor(() => expect(calls()).toBe(1))
  await waitFor(() => expect(toasts()).toEqual(toast === null ? [] : [toast]))
}

/** Waits for the final focus: it can pass other elements before. */
async function expectFocus({ focus }: Action, outcome: Outcome) {
  const text = valueFor(focus, outcome)
  await waitFor(() => {
    const focused = document.activeElement === document.body ? null : document.activeElement
    expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toContain(text)
  })
}

it.each(cases)(
  '%s: sends one request for two clicks, shows the specified texts and focuses them',
  async (name, action, doneToast) => {
    const { calls, entriesBefore, worldBefore } = await openPage(name, action)
    db.setDials({ faults: {} })
    await expectToast(action, doneToast ?? toastFor(name, 'done'), calls)
    await waitFor(() => expect(world()).not.toEqual(worldBefore))
    // A table shows the new data; a form can stay as it is.
    const unchanged = document.querySelector('table') ? entriesBefore : null
    await waitFor(() => expect(entries()).not.toEqual(unchanged))
    await expectFocus(action, 'done')
    expect(calls()).toBe(1)
  },
)

const failedCases = cases.flatMap(([name, action]) =>
  failures.filter((outcome) => !action.retried?.includes(outcome)).map((outcome) => ({ name, action, outcome })),
)

it.each(each(failedCases, { byDay: [({ name }) => name, ({ outcome }) => outcome] }))(
  '$name, $outcome: sends one request, shows the specified texts, and loses no input',
  async ({ name, action, outcome }) => {
    const { calls, entriesBefore, worldBefore } = await openPage(name, action)
    db.setDials({ faults: { [name]: faults[outcome] } })
    await expectToast(action, toastFor(name, outcome), calls)
    await waitFor(() => expect(document.querySelector('main [aria-disabled=true]')).toBeNull())
    await waitFor(() => expect(entries()).toEqual(entriesBefore))
    await expectFocus(action, outcome)
    expect(world()).toEqual(worldBefore)
    expect(calls()).toBe(1)
  },
)

it.each(each(cases, { byDay: [([, { opens, form }]) => `${opens && 'dialog'} ${form && 'form'}`] }))(
  '%s: shows its progress, and cannot be started again while it runs',
  async (name, action) => {
    const { calls, worldBefore } = await openPage(name, action)
    db.setDials({ faults: { [name]: 'hang' } })
    pressTwice(findButton(action.press))
    const running = await screen.findByText(action.busy)
    await waitFor(() => expect(calls()).toBe(1))
    pressTwice(running.closest('button') ?? running)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(running).toBeVisible()
    expect(calls()).toBe(1)
    expect(toasts()).toEqual([])
    expect(world()).toEqual(worldBefore)
  },
)
