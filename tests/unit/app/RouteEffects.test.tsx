import { act, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { RouteEffects } from '#src/app/RouteEffects.tsx'

const addresses = ['/parts', '/parts?q=rotor', '/#reviews', '/?stars=4#reviews']

function Page() {
  const navigate = useNavigate()
  return (
    <main>
      <h1 tabIndex={-1}>Parts</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate({ search: '' }, { replace: true })}>All parts</button>
      <button onClick={() => void navigate({ search: 'stars=5', hash: 'reviews' }, { replace: true })}>5 stars</button>
      <button onClick={() => void navigate('/about#reviews', { replace: true })}>Redirect</button>
      {addresses.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <section id="reviews" />
    </main>
  )
}

const scrollTo = vi.fn()
const scrollIntoView = vi.fn()

function open(at: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
  render(
    <MemoryRouter initialEntries={[at]}>
      {/* By React, which takes it away again: test files share a page. */}
      <title>Parts | Dhruva</title>
      <RouteEffects />
      <Page />
    </MemoryRouter>,
  )
}
const follow = (to: string) => act(async () => screen.getByRole('link', { name: to }).click())
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const announced = () => screen.getByRole('status').textContent
const focused = () => document.activeElement?.textContent

const untouched = ['', document.body, []]
const shown = ['Parts | Dhruva', 'Parts', [[0, 0]]]
const reviews = () => document.getElementById('reviews')

it('leaves focus, scroll and announcements of the first page to the browser, but for its hash', () => {
  open('/#reviews')
  expect(scrollIntoView.mock.contexts).toEqual([reviews()])
  expect([announced(), document.activeElement, scrollTo.mock.calls]).toEqual(untouched)
})

it.each<[string, at: string, ...steps: (() => Promise<void>)[]]>([
  ['a change of the query', '/parts', () => follow('/parts?q=rotor')],
  ['Back to another query of the same page', '/parts', () => follow('/parts?q=rotor'), () => press('Back')],
  ['a search that is emptied', '/parts?q=rotor', () => press('All parts')],
])('%s does nothing', async (_, at, ...steps) => {
  open(at)
  for (const step of steps) await step()
  expect([announced(), document.activeElement, scrollTo.mock.calls]).toEqual(untouched)
})

it.each([
  ['/', '/parts'],
  ['/parts', '/parts'],
  ['/parts?q=rotor', '/parts?q=rotor'],
  ['/parts?q=rotor', '/parts'],
  ['/parts#reviews', '/parts'],
])('on %s, a link to %s scrolls to the top, and the heading gets the focus (PAGE-3, PAGE-15)', async (at, to) => {
  open(at)
  await follow(to)
  expect([announced(), focused(), scrollTo.mock.calls]).toEqual(shown)
})

it('a hash of the same page scrolls to its section, again too, and announces nothing (PAGE-3)', async () => {
  open('/')
  await follow('/#reviews')
  expect([announced(), document.activeElement, scrollTo.mock.calls]).toEqual(untouched)
  await follow('/#reviews')
  expect(scrollIntoView.mock.contexts).toEqual([reviews(), reviews()])
})

it('a hash of another page scrolls to its section, and announces the page (PAGE-3, PAGE-15)', async () => {
  open('/parts')
  await follow('/#reviews')
  expect(scrollIntoView.mock.contexts).toContain(reviews())
  expect(announced()).toBe('Parts | Dhruva')
})

it('a filter that replaces the query scrolls nowhere, also with a hash; a link with a query and a redirect do', async () => {
  open('/')
  await press('5 stars')
  expect(scrollIntoView).not.toHaveBeenCalled()
  await follow('/?stars=4#reviews')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  await press('Redirect')
  expect(scrollIntoView.mock.calls.length).toBeGreaterThan(1)
})
