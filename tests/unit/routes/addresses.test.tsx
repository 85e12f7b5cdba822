import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { logFailure } from '#src/app/log.ts'
import { notify } from '#src/app/notify.tsx'
import { expectAddress, mountApp, mountPage } from '#tests/support/mountApp.tsx'
import { addressOf, destinationOf, pageAddresses, pageCases, pageNames, viewerOf } from '#tests/spec/pages.ts'

vi.mock('#src/app/log.ts')
vi.mock('#src/app/notify.tsx', { spy: true })

const viewers = [undefined, 'customer', 'admin'] as const

const visits = pageAddresses.flatMap(({ name, at }) =>
  viewers.map((viewer) => {
    const destination = destinationOf(name, viewer)
    return [at, viewer, pageCases[destination].heading, destination === name ? at : addressOf(destination)] as const
  }),
)

it.each(viewers)('an unknown address opened by %s is not found', async (as) => {
  await mountPage('/anything/else', 'Page not Found', { as })
  await expectAddress('/anything/else')
})

it.each(visits)('%s opened by %s shows %s', async (path, as, heading, address) => {
  await mountPage(path, heading, { as })
  await expectAddress(address)
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

it.each(reads.filter(([, , , { isOptional }]) => !isOptional))(
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
