import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callLog } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import type { CallName } from '#src/api/allCalls.ts'
import { logFailure } from '#src/app/log.ts'
import { notify } from '#src/app/notify.tsx'
import type { PageName } from '#src/domain/pages.ts'
import { expectAddress, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { callNames } from '#tests/spec/calls/callCases.ts'
import { addressOf, callsOf, destinationOf, pageAddresses, pageCases, pageNames, viewerOf } from '#tests/spec/pages.ts'

vi.mock('#src/app/log.ts')
vi.mock('#src/app/notify.tsx', { spy: true })

const viewers = [undefined, 'customer', 'admin'] as const

/** An admin on a page for customers reads why it is closed (ADMIN-3). */
const isClosed = (name: PageName, viewer: (typeof viewers)[number]) =>
  pageCases[name].access === 'customer' && viewer === 'admin'

/**
 * The calls of a visit: those of the page where it ends. A visitor who wants to buy a part sees it on the login page, and
 * a page for admins first asks whether the viewer is one.
 */
function callsFor(name: PageName, viewer: (typeof viewers)[number]): CallName[] {
  if (isClosed(name, viewer)) return ['upsertUser', 'getAdmin']
  const destination = destinationOf(name, viewer)
  const calls = callsOf(destination, viewer !== undefined)
  if (destination === 'login') return name === 'purchase' ? [...calls, 'getPart'] : calls
  if (pageCases[name].access === 'admin') return [...calls, 'getAdmin']
  // Nobody prepares to pay the order of somebody else.
  return viewer === 'admin' ? calls.filter((call) => call !== 'createPaymentIntent') : calls
}

const visits = pageAddresses.flatMap(({ name, at }) =>
  viewers.map((viewer) => {
    const destination = destinationOf(name, viewer)
    const address = destination === name ? at : addressOf(destination)
    const heading = isClosed(name, viewer) ? 'This page is for customers' : pageCases[destination].heading
    return [at, viewer, heading, address, callsFor(name, viewer)] as const
  }),
)

it.each(viewers)('an unknown address opened by %s is not found', async (as) => {
  await mountPage('/anything/else', 'Page not Found', { as })
  await expectAddress('/anything/else')
})

it.each(visits)('%s opened by %s shows %s, and makes its calls only', async (path, as, heading, address, calls) => {
  callLog.clear()
  await mountPage(path, heading, { as })
  await expectAddress(address)
  // The log also has what the identity provider was asked.
  const made = () => new Set(callLog.get().flatMap(({ name }) => callNames.find((call) => call === name) ?? []))
  await waitFor(() => expect(made()).toEqual(new Set(calls)))
})

/** The first calls of each page (SHOP-4). */
const reads = pageNames.flatMap((name) =>
  (pageCases[name].reads ?? []).map((read) => [addressOf(name), viewerOf(name) ?? 'visitor', read.call, read] as const),
)

it.each(reads)('%s shows a spinner to the %s while %s runs', async (path, as, call, { spinner }) => {
  db.setDials({ faults: { [call]: 'hang' } })
  await mountApp(path, as === 'visitor' ? {} : { as })
  expect(await screen.findAllByText(spinner, { selector: '[role=status] *' })).not.toEqual([])
})

it.each(reads)(
  '%s stops the spinner of the %s when %s fails, logs the failure, and shows no toast',
  async (path, as, call, { spinner }) => {
    db.setDials({ faults: { [call]: 403 } })
    await mountApp(path, as === 'visitor' ? {} : { as })
    await screen.findAllByText(/^(You can’t see this|We could not check your account|This order is not yours)$/)
    expect(screen.queryAllByText(spinner)).toEqual([])
    expect(logFailure).toHaveBeenCalledWith(call, { kind: 'forbidden', status: 403 })
    expect(notify).not.toHaveBeenCalled()
  },
)
