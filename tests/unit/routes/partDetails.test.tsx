import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { countCalls } from '#tests/support/countCalls.ts'
import { doubleClick } from '#tests/support/forms.ts'
import { expectUrl, findPageHeading, focusPage, mountApp } from '#tests/support/mountApp.tsx'

// Tests of the part's dialog on Tools (ORDER-16), and of the other parameters in the URL of Tools.

const rotor = 'Ventilated brake rotor 345 mm'
const getCloseButton = () => screen.getByRole('button', { name: 'Close part' })
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
const findPart = async (name = rotor) => within(await screen.findByRole('dialog', { name }))
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('a card opens its part over the list, without a call or a jump; Back and closing return to the unchanged list', async () => {
  const scroll = vi.spyOn(window, 'scrollTo')
  const calls = countCalls('GET', '/')
  const { user } = await mountApp('/parts?q=rotor&sort=priceDown')
  const name = await screen.findByRole('link', { name: rotor })
  const listCalls = calls()
  await user.click(name)
  const part = await findPart()
  await expectUrl('/parts\\?q=rotor&sort=priceDown&part=brake-rotor-345')
  expect(part.getByText(db.get().parts[0]?.describe ?? 'nothing')).toBeVisible()
  expect(part.getByRole('link', { name: 'Purchase Now' })).toHaveAttribute('href', '/purchase/brake-rotor-345')
  expect(document.title).toBe(`${rotor} · Dhruva Auto Works`)
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${location.origin}/parts?part=brake-rotor-345`,
  )
  const data = [...document.head.querySelectorAll('script[type="application/ld+json"]')].at(-1)?.textContent
  expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', name: rotor })

  await user.click(part.getByRole('button', { name: 'Close part' }))
  await waitUntilClosed()
  await expectUrl('/parts\\?q=rotor&sort=priceDown')
  expect(name).toHaveFocus()

  await user.click(name)
  await findPart()
  act(() => screen.getByTestId('back').click())
  await waitUntilClosed()
  await expectUrl('/parts\\?q=rotor&sort=priceDown')
  expect(document.title).toBe('Tools · Dhruva Auto Works')
  expect([calls(), scroll.mock.calls]).toEqual([listCalls, []])
})

it.each([
  ['a double click on ×', () => doubleClick(getCloseButton())],
  ['× and Escape', () => act(() => void [getCloseButton().click(), pressEscape()])],
  ['a held Escape', () => act(() => void [pressEscape(), pressEscape(), pressEscape()])],
])('%s closes a part once, and not the list (ORDER-16)', async (_, close) => {
  const { user } = await mountApp(['/contact', '/parts'])
  for (let count = 0; count < 2; count += 1) {
    await user.click(await screen.findByRole('link', { name: rotor }))
    await findPart()
    close()
    await waitUntilClosed()
    await expectUrl('/parts')
  }
})

it('the focus returns to the card, even in Safari, where a click focuses nothing (PAGE-15)', async () => {
  await mountApp('/parts')
  const name = await screen.findByRole('link', { name: rotor })
  fireEvent.click(name)
  await findPart()
  fireEvent.click(getCloseButton())
  await waitUntilClosed()
  await waitFor(() => expect(name).toHaveFocus())
})

it('a card of Home opens the part on Tools', async () => {
  const { user } = await mountApp('/')
  await user.click(await screen.findByRole('link', { name: rotor }))
  await findPart()
  await expectUrl('/parts\\?part=brake-rotor-345')
})

it('closing a part that a link has opened shows the list in its place, and focuses the heading', async () => {
  const { user } = await mountApp(['/contact', '/parts?part=brake-rotor-345'])
  await findPart()
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  await expectUrl('/parts')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await user.click(screen.getByTestId('back'))
  await findPageHeading('Contact')
})

it('an unknown part is named above the list and hidden from search engines, like a part deleted while it is open', async () => {
  const { user } = await mountApp('/parts?part=nothing&q=rotor')
  expect(await screen.findByText('This part isn’t in the list')).toBeVisible()
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await expectUrl('/parts\\?q=rotor')
  await user.click(screen.getByRole('link', { name: rotor }))
  await findPart()
  db.mutate((state) => void state.parts.shift())
  focusPage()
  await waitUntilClosed()
  expect(await screen.findByText('This part isn’t in the list')).toBeVisible()
})

it('the filter for available parts is in the URL (ORDER-18); an unavailable part leads to Contact with its name (ORDER-19)', async () => {
  db.mutate((state) => void Object.assign(state.parts[0] ?? {}, { availableParts: 0, avaailableParts: 0 }))
  const { user } = await mountApp('/parts?q=rotor&available=1&sort=priceDown')
  const box = await screen.findByRole('checkbox', { name: /^Ready to order \(\d+\)$/ })
  expect(box).toBeChecked()
  expect(screen.queryByRole('article', { name: rotor })).toBeNull()
  await user.click(box)
  await expectUrl('/parts\\?q=rotor&sort=priceDown')
  expect(await screen.findByRole('article', { name: rotor })).toBeVisible()
  await user.click(box)
  await expectUrl('/parts\\?q=rotor&sort=priceDown&available=1')
  await user.click(box)
  const card = within(await screen.findByRole('article', { name: rotor }))
  await user.click(card.getByRole('link', { name: 'Ask about this part' }))
  await findPageHeading('Contact')
  expect(screen.getByLabelText('Message')).toHaveValue(`About the part “${rotor}”:\n`)
})

it('previous and next part, by button and arrow key, follow the list, and closing returns to it at once (ORDER-16)', async () => {
  const { user } = await mountApp(['/contact', '/parts?q=brake&sort=priceDown'])
  const getLinks = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0])
  await screen.findByRole('article', { name: rotor })
  const names = getLinks().map((link) => link?.textContent ?? '')
  expect(names.length).toBeGreaterThan(2)
  await user.click(screen.getByRole('link', { name: names[0] ?? '' }))
  const firstPart = await findPart(names[0])
  expect(firstPart.queryByRole('button', { name: 'Previous part' })).toBeNull()
  await user.click(firstPart.getByRole('button', { name: 'Next part' }))
  await findPart(names[1])
  await user.keyboard('{ArrowRight}')
  await findPart(names[2])
  await user.keyboard('{ArrowLeft}')
  await findPart(names[1])
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  await expectUrl('/parts\\?q=brake&sort=priceDown')
})

it('a dialog opened by a link is focused itself, instead of its first button', async () => {
  await mountApp('/parts?part=brake-rotor-345')
  await waitFor(async () => expect(await screen.findByRole('dialog', { name: rotor })).toHaveFocus())
})

it('a part keeps its catalogue number in every search and sort, on its card, in its dialog and on its order form (ORDER-22)', async () => {
  const { user } = await mountApp('/parts?q=rotor&sort=priceDown', { as: 'customer' })
  const number = db.get().parts.findIndex(({ _id }) => _id === 'brake-rotor-345') + 1
  const figure = `Fig. ${String(number).padStart(2, '0')}`
  const card = within(await screen.findByRole('article', { name: rotor }))
  expect(card.getByText(figure)).toBeVisible()
  await user.click(card.getByRole('link', { name: rotor }))
  const part = await findPart()
  expect(part.getByText(figure)).toBeVisible()
  await user.click(part.getByRole('link', { name: 'Purchase Now' }))
  await findPageHeading(rotor)
  expect(screen.getByText(figure)).toBeVisible()
})
