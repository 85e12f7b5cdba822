import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import { allCalls } from '#src/api/allCalls.ts'
import { notify } from '#src/app/notify.tsx'
import {
  mutationCases,
  outcomes,
  toastFor,
  type MutationCase,
  type MutationName,
  type Outcome,
} from '#tests/unit/routes/mutationCases.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { entries, pressTwice } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })
beforeEach(() => void vi.mocked(notify).mockClear())

/** A copy of the mock server's data, without its dials. */
function world(): object {
  return structuredClone({ ...db.get(), dials: null, nextId: null })
}

/** The button with this name, in the open dialog or else on the page. */
const findButton = (name: string) =>
  within(screen.queryByRole('alertdialog') ?? screen.getByRole('main')).getByRole('button', { name })

async function openPage(name: MutationName, { at, as, platform, arrange, prepare }: MutationCase) {
  arrange?.()
  await mountApp(at, { as, ...(platform && { platform }) })
  await prepare()
  vi.mocked(notify).mockClear()
  const { method, path } = allCalls[name]
  return { calls: countCalls(method, path.replace(/[?{].*/, '')), entriesBefore: entries(), worldBefore: world() }
}

const toasts = () => vi.mocked(notify).mock.calls.map(([toast]) => toast)

/** Presses the button twice, and expects one call and one toast. */
async function expectToast(mutation: MutationCase, outcome: Outcome, calls: () => number) {
  pressTwice(findButton(mutation.buttonName))
  const toast = toastFor(mutation, outcome)
  await waitFor(() => expect(calls()).toBe(1))
  await waitFor(() => expect(toasts()).toEqual(toast === null ? [] : [toast]))
}

/** Waits for the final focus: it can pass other elements before. */
async function expectFocus(mutation: MutationCase, outcome: Outcome) {
  const text = mutation.focus[outcome] ?? mutation.focus.else
  await waitFor(() => {
    const focused = document.activeElement === document.body ? null : document.activeElement
    expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toContain(text)
  })
}

describe.each(Object.entries(mutationCases) as [MutationName, MutationCase][])('%s', (name, mutation) => {
  it('sends one request for two clicks, shows the specified texts and focuses them', async () => {
    const { calls, entriesBefore, worldBefore } = await openPage(name, mutation)
    db.setDials({ faults: {} })
    await expectToast(mutation, 'done', calls)
    await waitFor(() => expect(world()).not.toEqual(worldBefore))
    // a table shows the new data; a form can stay as it is
    const unchanged = document.querySelector('table') ? entriesBefore : null
    await waitFor(() => expect(entries()).not.toEqual(unchanged))
    await expectFocus(mutation, 'done')
    expect(calls()).toBe(1)
  })

  const failures = Object.entries(outcomes).filter(
    ([outcome]) => outcome !== 'done' && !mutation.excludedOutcomes?.includes(outcome as Outcome),
  )

  it.each(failures as [Outcome, Fault][])(
    '%s: sends one request, shows the specified texts, and loses no input',
    async (outcome, fault) => {
      const { calls, entriesBefore, worldBefore } = await openPage(name, mutation)
      db.setDials({ faults: { [name]: fault } })
      await expectToast(mutation, outcome, calls)
      await waitFor(() => expect(document.querySelector('main [aria-disabled=true]')).toBeNull())
      await waitFor(() => expect(entries()).toEqual(entriesBefore))
      await expectFocus(mutation, outcome)
      expect(world()).toEqual(worldBefore)
      expect(calls()).toBe(1)
    },
  )

  it('shows its progress, and cannot be started again while it runs', async () => {
    const { calls, worldBefore } = await openPage(name, mutation)
    db.setDials({ faults: { [name]: 'hang' } })
    pressTwice(findButton(mutation.buttonName))
    const running = await screen.findByText(mutation.busyText)
    await waitFor(() => expect(calls()).toBe(1))
    pressTwice(running.closest('button') ?? running)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(running).toBeVisible()
    expect(calls()).toBe(1)
    expect(toasts()).toEqual([])
    expect(world()).toEqual(worldBefore)
  })
})
