import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import type { CallName, Fault } from '#mocks/dials.ts'
import { notify } from '#src/app/notify.tsx'
import { deeds, toastAfter, ways, type Deed, type Way } from '#tests/routes/deeds.ts'
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

async function begin({ at, as, platform, arrange, begin: prepare, call }: Deed) {
  arrange?.()
  await mountApp(at, { as, ...(platform && { platform }) })
  await prepare()
  vi.mocked(notify).mockClear()
  return { calls: countCalls(...call), shown: entries(), before: world() }
}

const toasts = () => vi.mocked(notify).mock.calls.map(([toast]) => toast)

/** Presses twice, and waits until the page has answered in the words of this way. */
async function expectAnswer(deed: Deed, way: Way, calls: () => number) {
  pressTwice(find(deed.press))
  const words = deed.focus[way] ?? deed.focus.else
  await waitFor(() => {
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toHaveTextContent(words)
  })
  const toast = toastAfter(deed, way)
  await waitFor(() => expect(toasts()).toEqual(toast === null ? [] : [toast]))
  expect(calls()).toBe(1)
}

describe.each(Object.entries(deeds) as [CallName, Deed][])('%s', (name, deed) => {
  it('is done once for two clicks, in the right words, with the focus on them', async () => {
    const { calls, before } = await begin(deed)
    db.turn({ faults: {} })
    await expectAnswer(deed, 'done', calls)
    expect(world()).not.toEqual(before)
  })

  const failures = Object.entries(ways).filter(([way]) => way !== 'done' && !deed.without?.includes(way as Way))

  it.each(failures as [Way, Fault][])('%s: one request, the right words, and nothing is lost', async (way, fault) => {
    const { calls, shown, before } = await begin(deed)
    db.turn({ faults: { [name]: fault } })
    await expectAnswer(deed, way, calls)
    expect(entries()).toEqual(shown)
    expect(world()).toEqual(before)
  })

  it('is shown while it runs, and can’t be started again', async () => {
    const { calls, before } = await begin(deed)
    db.turn({ faults: { [name]: 'hang' } })
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
