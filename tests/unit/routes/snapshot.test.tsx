import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { maxSnapshotAgeMs, type Catalogue } from '#src/domain/catalogue.ts'
import { toPart } from '#src/domain/part.ts'
import { delayResponse } from '#tests/support/delayResponse.ts'
import { expectUrl, findPageHeading, mountApp } from '#tests/support/mountApp.tsx'

// Tests of the catalogue snapshot in the page's HTML. Its parts are shown until the API has responded (DATA-20).

const rotor = 'Ventilated brake rotor 345 mm'
const snapshotParts = [
  toPart(makePart({ price: 70 })),
  toPart(makePart({ _id: 'gone', name: 'Sold since', price: 12 })),
]
const takenAt = Date.now() - 3_600_000

const mountSnapshot = (url: string, overrides: Partial<Catalogue> = {}) =>
  mountApp(url, {
    as: 'customer',
    platform: { catalogue: { takenAt, total: 40, parts: snapshotParts, ...overrides } },
  })

const findCard = async (name = rotor) => within(await screen.findByRole('article', { name }))
const readStructuredData = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent).join()

it('the parts of the snapshot are shown with their total and the snapshot’s time, until the API’s parts replace them', async () => {
  const releaseResponse = delayResponse('get', '/parts')
  await mountSnapshot('/parts')
  expect((await findCard()).getByText('$70.00')).toBeVisible()
  expect(screen.getByText(/^Prices and stock as of \d+ \w+, \d\d:\d\d\. Updating…$/)).toBeVisible()
  expect(screen.getByText('40 parts')).toBeVisible()
  await waitFor(() => expect(readStructuredData()).toContain('priceValidUntil'))
  expect(readStructuredData()).toContain(`${location.origin}/part/brake-rotor-345`)
  releaseResponse()
  expect(await screen.findByText('Prices and stock are up to date.')).toBeVisible()
  expect((await findCard()).getByText('$84.00')).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Sold since' })).toBeNull()
  expect(screen.getByText(`${db.get().parts.length} parts`)).toBeVisible()
  await waitFor(() => expect(readStructuredData()).not.toContain('priceValidUntil'))
})

it('the snapshot stays when the update fails, and a retry is offered', async () => {
  db.changeSettings({ faults: { getParts: 403 } })
  const { user } = await mountSnapshot('/')
  expect(await screen.findByText(/^We couldn’t update prices and stock\. These are from /)).toBeVisible()
  expect((await findCard()).getByText('$70.00')).toBeVisible()
  db.changeSettings({ faults: {} })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Prices and stock are up to date.')).toBeVisible()
})

it('a search waits until the API’s parts have loaded, and the snapshot can’t be exported', async () => {
  const respond = delayResponse('get', '/parts')
  const { user } = await mountSnapshot('/parts')
  await findCard()
  expect(screen.getByRole('button', { name: 'Price list (CSV)' })).toBeDisabled()
  await user.type(screen.getByRole('searchbox'), 'coilover')
  expect(screen.getByText('Loading parts')).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
  await expectUrl('/parts\\?q=coilover')
  respond()
  expect(await screen.findByRole('article', { name: 'Coilover kit, front pair' })).toBeVisible()
  expect(screen.queryByRole('article', { name: rotor })).toBeNull()
  expect(screen.getByRole('button', { name: 'Price list (CSV)' })).toBeEnabled()
})

it.each(['?q=coilover', '?sort=priceUp', '?available=1'])(
  'a URL with %s shows no part of the snapshot',
  async (query) => {
    const respond = delayResponse('get', '/parts')
    await mountSnapshot(`/parts${query}`)
    expect(await screen.findByText('Loading parts')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    respond()
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  },
)

it('a link to a part opens the part only after the API has responded, so that no old price is shown', async () => {
  const respond = delayResponse('get', '/parts')
  await mountSnapshot('/parts?part=brake-rotor-345')
  await findCard()
  expect(screen.queryByRole('dialog')).toBeNull()
  respond()
  const dialog = within(await screen.findByRole('dialog', { name: rotor }))
  expect(dialog.getByText('$84.00')).toBeVisible()
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${location.origin}/part/brake-rotor-345`,
  )
})

it('the order form appears only after the API has responded, so that nobody orders at an old price', async () => {
  const respond = delayResponse('get', '/parts')
  const { user } = await mountSnapshot('/parts')
  const card = await findCard()
  await screen.findByRole('button', { name: 'LOGOUT' })
  await user.click(card.getByRole('link', { name: 'Purchase Now' }))
  await screen.findByText('Loading the part', { selector: 'h1' })
  expect(screen.queryByRole('button', { name: 'PURCHASE' })).toBeNull()
  respond()
  await findPageHeading(rotor)
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('20 × $84.00 = $1,680.00')
})

it('the snapshot is not shown once the list has loaded, and Copy link copies the URL of the part’s own page (PAGE-40)', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { user } = await mountSnapshot('/', { total: snapshotParts.length })
  expect(await screen.findByText('Prices and stock are up to date.')).toBeVisible()
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Tools' }))
  await findPageHeading('AVAILABLE PARTS')
  expect(screen.queryByText(/Prices and stock/)).toBeNull()
  for (const [name, path] of [
    [rotor, '/part/brake-rotor-345'],
    // This part is newer than the snapshot, so it has no page of its own.
    ['Coilover kit, front pair', '/parts?part=coilover-front'],
  ] as const) {
    await user.click(await screen.findByRole('link', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await user.click(dialog.getByRole('button', { name: /^Copy link/ }))
    expect(writeText).toHaveBeenLastCalledWith(location.origin + path)
    await user.click(dialog.getByRole('button', { name: 'Close part' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

it('a snapshot older than three days shows names without prices and stock', async () => {
  const respond = delayResponse('get', '/parts')
  await mountSnapshot('/parts', { takenAt: Date.now() - maxSnapshotAgeMs - 1000 })
  expect(await screen.findByText('Updating prices and stock…')).toBeVisible()
  expect((await findCard()).getByText('$70.00').closest('[data-snapshot=outdated]')).not.toBeNull()
  respond()
  expect(await screen.findByText('Prices and stock are up to date.')).toBeVisible()
  expect((await findCard()).getByText('$84.00').closest('[data-snapshot]')).toBeNull()
})
