import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { Fault } from '#mocks/dials.ts'
import { allCalls } from '#src/api/allCalls.ts'
import { notify } from '#src/app/notify.tsx'
import {
  mutationCases,
  toastAfter,
  ways,
  type MutationCase,
  type DeedName,
  type Way,
} from '#tests/routes/mutationCases.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { entries, pressTwice } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

vi.mock('#src/app/notify.tsx', { spy: true })
beforeEach(() => void vi.mocked(notify).mockClear())

/** Everything the mock server remembers, except how it behaves. */
function world(): object {
  return structuredClone({ ...db.get(), dials: null, nextId: null })
}

/** The button to press: in the question where there is one, else on the page. */
const find = (name: string) =>
  within(screen.queryByRole('alertdialog') ?? screen.getByRole('main')).getByRole('button', { name })

async function begin(name: DeedName, { at, as, platform, arrange, begin: prepare }: MutationCase) {
  arrange?.()
  await mountApp(at, { as, ...(platform && { platform }) })
  await prepare()
  vi.mocked(notify).mockClear()
  const { method, path } = allCalls[name]
  return { calls: countCalls(method, path.replace(/[?{].*/, '')), shown: entries(), before: world() }
}

const toasts = () => vi.mocked(notify).mock.calls.map(([toast]) => toast)

/** Presses twice, and waits until the words of this way have been said, once. */
async function expectToast(deed: MutationCase, way: Way, calls: () => number) {
  pressTwice(find(deed.press))
  const toast = toastAfter(deed, way)
  await waitFor(() => expect(calls()).toBe(1))
  await waitFor(() => expect(toasts()).toEqual(toast === null ? [] : [toast]))
}

/** Only once the page has settled: on its way there the focus passes other places. */
async function expectFocus(deed: MutationCase, way: Way) {
  const words = deed.focus[way] ?? deed.focus.else
  await waitFor(() => {
    const focused = document.activeElement === document.body ? null : document.activeElement
    expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toContain(words)
  })
}

describe.each(Object.entries(mutationCases) as [DeedName, MutationCase][])('%s', (name, deed) => {
  it('sends one request for two clicks, shows the specified texts and focuses them', async () => {
    const { calls, shown, before } = await begin(name, deed)
    db.setDials({ faults: {} })
    await expectToast(deed, 'done', calls)
    await waitFor(() => expect(world()).not.toEqual(before))
    // a list is read again; a form may stay as it is
    const old = document.querySelector('table') ? shown : null
    await waitFor(() => expect(entries()).not.toEqual(old))
    await expectFocus(deed, 'done')
    expect(calls()).toBe(1)
  })

  const failures = Object.entries(ways).filter(([way]) => way !== 'done' && !deed.without?.includes(way as Way))

  it.each(failures as [Way, Fault][])(
    '%s: sends one request, shows the specified texts, and loses no input',
    async (way, fault) => {
      const { calls, shown, before } = await begin(name, deed)
      db.setDials({ faults: { [name]: fault } })
      await expectToast(deed, way, calls)
      await waitFor(() => expect(document.querySelector('main [aria-disabled=true]')).toBeNull())
      await waitFor(() => expect(entries()).toEqual(shown))
      await expectFocus(deed, way)
      expect(world()).toEqual(before)
      expect(calls()).toBe(1)
    },
  )

  it('is shown while it runs, and can’t be started again', async () => {
    const { calls, before } = await begin(name, deed)
    db.setDials({ faults: { [name]: 'hang' } })
    pressTwice(find(deed.press))
    const running = await screen.findByText(deed.busy)
    await waitFor(() => expect(calls()).toBe(1))
    pressTwice(running.closest('button') ?? running)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(running).toBeVisible()
    expect(calls()).toBe(1)
    expect(toasts()).toEqual([])
    expect(world()).toEqual(before)
  })
})
