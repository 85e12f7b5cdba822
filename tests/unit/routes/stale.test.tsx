import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { addressOf, pageCases, pageNames, viewerOf } from '#tests/spec/pages.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

/** The page asks again for what it shows. */
function focusPage(): void {
  act(() => void window.dispatchEvent(new Event('focus')))
}

const reads = pageNames.flatMap((name) =>
  (pageCases[name].reads ?? []).flatMap(({ call, shown, stale }) =>
    shown && stale
      ? [[call, addressOf(name), viewerOf(name), shown, new RegExp(`^${stale} could not be refreshed`)] as const]
      : [],
  ),
)

it.each(reads)(
  '%s fails while %s is shown: it stays, and says so until it is refreshed (STATE-2)',
  async (call, at, as, shown, notice) => {
    await mountApp(at, { as })
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    expect(screen.queryByText(notice)).toBeNull()
    db.setDials({ faults: { [call]: 'garbage' } })
    focusPage()
    expect(await screen.findByText(notice)).toBeVisible()
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0)
    db.setDials({ faults: {} })
    focusPage()
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
    expect(screen.getAllByText(shown).length).toBeGreaterThan(0)
  },
)
