import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import type { CallName } from '#mocks/dials.ts'
import type { Persona } from '#mocks/personas.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

/** The page asks again for what it shows. */
function focusPage(): void {
  act(() => void window.dispatchEvent(new Event('focus')))
}

it.each<[CallName, at: string, as: Persona | undefined, shown: string | RegExp, notice: RegExp]>([
  ['getParts', '/parts', undefined, 'Ventilated brake rotor 345 mm', /^These parts could not be refreshed/],
  ['getReviews', '/', undefined, 'Yuki Tanaka', /^These reviews could not be refreshed/],
  ['getPart', '/purchase/brake-rotor-345', 'customer', /^Cross-drilled/, /^This part could not be refreshed/],
  ['getProfile', '/dashboard', 'customer', 'Update Profile', /^Your profile could not be refreshed/],
  ['getMyOrders', '/dashboard/mypurchases', 'customer', '$1,680.00', /^These orders could not be refreshed/],
  ['getMyOrder', '/dashboard/payment/order-1012', 'customer', 'Card number', /^This order could not be refreshed/],
  ['getOrders', '/dashboard/manageallorders', 'admin', 'Arjun Mehta', /^These orders could not be refreshed/],
  ['getUsers', '/dashboard/makeadmin', 'admin', 'Priya Nair', /^These users could not be refreshed/],
  ['getReviews', '/dashboard/manageUserReviews', 'admin', 'Yuki Tanaka', /^These reviews could not be refreshed/],
])(
  '%s fails while %s is shown: it stays, and says so until it is refreshed (STATE-2)',
  async (call, at, as, shown, notice) => {
    await mountApp(at, as ? { as } : {})
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
