import { act, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { focusHeading, RouteEffects } from '#src/app/RouteEffects.tsx'
import { LiveRegion } from '#src/design-system/components/LiveRegion.tsx'

const paths = ['/parts', '/parts?q=rotor', '/#reviews', '/?stars=4#reviews']

function Page() {
  const navigate = useNavigate()
  return (
    <main>
      <h1 tabIndex={-1}>Parts</h1>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate({ search: '' }, { replace: true })}>All parts</button>
      <button onClick={() => void navigate({ search: 'stars=5', hash: 'reviews' }, { replace: true })}>5 stars</button>
      <button onClick={() => void navigate('/about#reviews', { replace: true })}>Redirect</button>
      {paths.map((to) => (
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

function openPage(at: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
  render(
    <MemoryRouter initialEntries={[at]}>
      {/* Rendered by React, which removes it again, because the tests share a page. */}
      <title>Parts | Dhruva</title>
      <RouteEffects />
      <Page />
      <LiveRegion />
    </MemoryRouter>,
  )
}
const followLink = (to: string) => act(async () => screen.getByRole('link', { name: to }).click())
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const readAnnouncement = () => screen.getByRole('log').textContent
const readFocusedText = () => document.activeElement?.textContent

const noEffects = ['', document.body, []]
const newPageEffects = ['Parts | Dhruva', 'Parts', [[0, 0]]]
const getReviewsSection = () => document.getElementById('reviews')

it('focus, scroll and announcements of the first page are left to the browser, except for its hash', () => {
  openPage('/#reviews')
  expect(scrollIntoView.mock.contexts).toEqual([getReviewsSection()])
  expect([readAnnouncement(), document.activeElement, scrollTo.mock.calls]).toEqual(noEffects)
})

it.each<[string, at: string, ...steps: (() => Promise<void>)[]]>([
  ['a change of the query', '/parts', () => followLink('/parts?q=rotor')],
  ['Back to another query of the same page', '/parts', () => followLink('/parts?q=rotor'), () => click('Back')],
  ['a search that is emptied', '/parts?q=rotor', () => click('All parts')],
])('%s does nothing', async (_, at, ...steps) => {
  openPage(at)
  for (const step of steps) await step()
  expect([readAnnouncement(), document.activeElement, scrollTo.mock.calls]).toEqual(noEffects)
})

it.each([
  ['/', '/parts'],
  ['/parts', '/parts'],
  ['/parts?q=rotor', '/parts?q=rotor'],
  ['/parts?q=rotor', '/parts'],
  ['/parts#reviews', '/parts'],
])('on %s, a link to %s scrolls to the top and focuses the heading (PAGE-3, PAGE-15)', async (at, to) => {
  openPage(at)
  await followLink(to)
  expect([readAnnouncement(), readFocusedText(), scrollTo.mock.calls]).toEqual(newPageEffects)
})

it('a hash on the same page scrolls to its section, also repeatedly, and announces nothing (PAGE-3)', async () => {
  openPage('/')
  await followLink('/#reviews')
  expect([readAnnouncement(), document.activeElement, scrollTo.mock.calls]).toEqual(noEffects)
  await followLink('/#reviews')
  expect(scrollIntoView.mock.contexts).toEqual([getReviewsSection(), getReviewsSection()])
})

it('a hash of another page scrolls to its section, and announces the page (PAGE-3, PAGE-15)', async () => {
  openPage('/parts')
  await followLink('/#reviews')
  expect(scrollIntoView.mock.contexts).toContain(getReviewsSection())
  expect(readAnnouncement()).toBe('Parts | Dhruva')
})

it('a filter that replaces the query does not scroll, even with a hash, but a link with a query and a redirect do', async () => {
  openPage('/')
  await click('5 stars')
  expect(scrollIntoView).not.toHaveBeenCalled()
  await followLink('/?stars=4#reviews')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  await click('Redirect')
  expect(scrollIntoView.mock.calls.length).toBeGreaterThan(1)
})

const getHeading = () => screen.getByRole('heading')

/** Replaces the page, as late content does, and lets observers run. */
async function showPage(html: string) {
  document.body.innerHTML = html
  await Promise.resolve()
}
const lateContent = '<main><h1 tabindex="-1">Parts</h1><button>Buy</button></main>'

/** After one of these interactions, the app no longer controls focus and scroll, because the visitor does. */
const interactions = ['pointerdown', 'keydown', 'wheel', 'touchstart']

it('the heading is focused once it exists, announced once, and focused again when late content replaces it', async () => {
  // A heading of another landmark is not the page's heading.
  await showPage('<header><h1 tabindex="-1">Menu</h1></header><main></main>')
  const onFound = vi.fn<() => void>()
  const stop = focusHeading(onFound)
  expect(onFound).not.toHaveBeenCalled()
  await showPage(lateContent)
  expect(document.activeElement).toBe(getHeading())
  await showPage(lateContent)
  expect(document.activeElement).toBe(getHeading())
  expect(onFound).toHaveBeenCalledOnce()
  stop()
  await showPage(lateContent)
  expect(document.activeElement).toBe(document.body)
})

it('the focus of a screen reader is left alone 5 s after the heading was found (PAGE-15)', async () => {
  vi.useFakeTimers()
  await showPage('<main></main>')
  const stop = focusHeading(() => undefined)
  // The page's code may be late.
  vi.advanceTimersByTime(60_000)
  await showPage(lateContent)
  vi.advanceTimersByTime(4999)
  await showPage(lateContent)
  expect(document.activeElement).toBe(getHeading())
  vi.advanceTimersByTime(1)
  await showPage(lateContent)
  expect(document.activeElement).toBe(document.body)
  stop()
})

it('focus and scroll are left to the visitor from the first interaction, even if a control stops the event', async () => {
  for (const type of interactions) {
    await showPage(lateContent)
    focusHeading(() => undefined)
    const button = screen.getByRole('button')
    button.addEventListener(type, (event) => event.stopPropagation())
    button.dispatchEvent(new Event(type, { bubbles: true }))
    await showPage(lateContent)
    expect(document.activeElement, type).toBe(document.body)
  }
})
