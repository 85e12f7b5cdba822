import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { doubleClick } from '#tests/support/forms.ts'
import { expectUrl, findPageHeading, dispatchWindowFocus, mountApp } from '#tests/support/mountApp.tsx'

// Tests of the dialog that shows a part on the Tools page (ORDER-16), and of the other URL parameters of that page.

const rotor = 'Ventilated brake rotor 345 mm'
const getCloseButton = () => screen.getByRole('button', { name: 'Close part' })
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
const findPartDialog = async (name = rotor) => within(await screen.findByRole('dialog', { name }))
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('a card opens its part over the list without a request or scrolling, and Back or Close returns to the same list', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  const getCallCount = countCalls('GET', '/')
  const { user } = await mountApp('/parts?q=rotor&sort=priceDown')
  const cardLink = await screen.findByRole('link', { name: rotor })
  const callCountBefore = getCallCount()
  await user.click(cardLink)
  const dialog = await findPartDialog()
  await expectUrl('/parts\\?q=rotor&sort=priceDown&part=brake-rotor-345')
  expect(dialog.getByText(db.get().parts[0]?.describe ?? 'nothing')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Purchase Now' })).toHaveAttribute('href', '/purchase/brake-rotor-345')
  expect(document.title).toBe(`${rotor} · Dhruva Auto Works`)
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${location.origin}/parts?part=brake-rotor-345`,
  )
  const structuredData = [...document.head.querySelectorAll('script[type="application/ld+json"]')].at(-1)?.textContent
  expect(JSON.parse(structuredData ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: rotor,
  })

  await user.click(dialog.getByRole('button', { name: 'Close part' }))
  await waitUntilClosed()
  await expectUrl('/parts\\?q=rotor&sort=priceDown')
  expect(cardLink).toHaveFocus()

  await user.click(cardLink)
  await findPartDialog()
  act(() => screen.getByTestId('back').click())
  await waitUntilClosed()
  await expectUrl('/parts\\?q=rotor&sort=priceDown')
  expect(document.title).toBe('Tools · Dhruva Auto Works')
  expect([getCallCount(), scroll.mock.calls]).toEqual([callCountBefore, []])
})

it.each([
  ['a double click on ×', () => doubleClick(getCloseButton())],
  ['× and Escape', () => act(() => void [getCloseButton().click(), pressEscape()])],
  ['a held Escape', () => act(() => void [pressEscape(), pressEscape(), pressEscape()])],
])('%s closes the part without leaving the list (ORDER-16)', async (_, close) => {
  const { user } = await mountApp(['/contact', '/parts'])
  for (let count = 0; count < 2; count += 1) {
    await user.click(await screen.findByRole('link', { name: rotor }))
    await findPartDialog()
    close()
    await waitUntilClosed()
    await expectUrl('/parts')
  }
})

it('closing a part returns the focus to its card, even in Safari, where a click focuses nothing (PAGE-15)', async () => {
  await mountApp('/parts')
  const cardLink = await screen.findByRole('link', { name: rotor })
  fireEvent.click(cardLink)
  await findPartDialog()
  fireEvent.click(getCloseButton())
  await waitUntilClosed()
  await waitFor(() => expect(cardLink).toHaveFocus())
})

it('a card on Home opens its part on the Tools page', async () => {
  const { user } = await mountApp('/')
  await user.click(await screen.findByRole('link', { name: rotor }))
  await findPartDialog()
  await expectUrl('/parts\\?part=brake-rotor-345')
})

it('closing a part that was opened by a link replaces its history entry with the list, and focuses the heading', async () => {
  const { user } = await mountApp(['/contact', '/parts?part=brake-rotor-345'])
  await findPartDialog()
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  await expectUrl('/parts')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await user.click(screen.getByTestId('back'))
  await findPageHeading('Contact')
})

it('if the part in the URL doesn’t exist, or is deleted while it is open, a message appears above the list', async () => {
  const { user } = await mountApp('/parts?part=nothing&q=rotor')
  expect(await screen.findByText('This part isn’t in the list')).toBeVisible()
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expectUrl('/parts\\?q=rotor')
  await user.click(screen.getByRole('link', { name: rotor }))
  await findPartDialog()
  db.mutate((state) => void state.parts.shift())
  dispatchWindowFocus()
  await waitUntilClosed()
  expect(await screen.findByText('This part isn’t in the list')).toBeVisible()
})

it('the availability filter is kept in the URL, and an unavailable part links to Contact with its name (ORDER-18, ORDER-19)', async () => {
  db.mutate((state) => void Object.assign(state.parts[0] ?? {}, { availableParts: 0, avaailableParts: 0 }))
  const { user } = await mountApp('/parts?q=rotor&available=1&sort=priceDown')
  const checkbox = await screen.findByRole('checkbox', { name: /^Ready to order \(\d+\)$/ })
  expect(checkbox).toBeChecked()
  expect(screen.queryByRole('article', { name: rotor })).toBeNull()
  await user.click(checkbox)
  await expectUrl('/parts\\?q=rotor&sort=priceDown')
  expect(await screen.findByRole('article', { name: rotor })).toBeVisible()
  await user.click(checkbox)
  await expectUrl('/parts\\?q=rotor&sort=priceDown&available=1')
  await user.click(checkbox)
  const card = within(await screen.findByRole('article', { name: rotor }))
  await user.click(card.getByRole('link', { name: 'Ask about this part' }))
  await findPageHeading('Contact')
  expect(screen.getByLabelText('Message')).toHaveValue(`About the part “${rotor}”:\n`)
})

it('buttons and arrow keys open the next and previous part of the list, and closing returns directly to the list (ORDER-16)', async () => {
  const { user } = await mountApp(['/contact', '/parts?q=brake&sort=priceDown'])
  const getCardLinks = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0])
  await screen.findByRole('article', { name: rotor })
  const names = getCardLinks().map((link) => link?.textContent ?? '')
  expect(names.length).toBeGreaterThan(2)
  await user.click(screen.getByRole('link', { name: names[0] ?? '' }))
  const firstDialog = await findPartDialog(names[0])
  expect(firstDialog.queryByRole('button', { name: 'Previous part' })).toBeNull()
  await user.click(firstDialog.getByRole('button', { name: 'Next part' }))
  await findPartDialog(names[1])
  await user.keyboard('{ArrowRight}')
  await findPartDialog(names[2])
  await user.keyboard('{ArrowLeft}')
  await findPartDialog(names[1])
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  await expectUrl('/parts\\?q=brake&sort=priceDown')
})

it('when a link opens a part, the dialog itself gets the focus instead of its first button', async () => {
  await mountApp('/parts?part=brake-rotor-345')
  await waitFor(async () => expect(await screen.findByRole('dialog', { name: rotor })).toHaveFocus())
})

it('a part has the same catalogue number on its card, in its dialog and on its order form, in every search and sort (ORDER-22)', async () => {
  const { user } = await mountApp('/parts?q=rotor&sort=priceDown', { as: 'customer' })
  const catalogueNumber = db.get().parts.findIndex(({ _id }) => _id === 'brake-rotor-345') + 1
  const figureLabel = `Fig. ${String(catalogueNumber).padStart(2, '0')}`
  const card = within(await screen.findByRole('article', { name: rotor }))
  expect(card.getByText(figureLabel)).toBeVisible()
  await user.click(card.getByRole('link', { name: rotor }))
  const dialog = await findPartDialog()
  expect(dialog.getByText(figureLabel)).toBeVisible()
  await user.click(dialog.getByRole('link', { name: 'Purchase Now' }))
  await findPageHeading(rotor)
  expect(screen.getByText(figureLabel)).toBeVisible()
})
