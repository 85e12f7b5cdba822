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

function openPage(url: string) {
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrollIntoView)
  render(
    <MemoryRouter initialEntries={[url]}>
      {/* React removes this title on unmount, so that it does not affect the next test. */}
      <title>Parts | Dhruva</title>
      <RouteEffects />
      <Page />
      <LiveRegion />
    </MemoryRouter>,
  )
}
const followLink = (to: string) => act(async () => screen.getByRole('link', { name: to }).click())
const clickButton = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const readAnnouncement = () => screen.getByRole('log').textContent
const readFocusedText = () => document.activeElement?.textContent

const noEffects = ['', document.body, []]
const newPageEffects = ['Parts | Dhruva', 'Parts', [[0, 0]]]
const getReviewsSection = () => document.getElementById('reviews')

it('on the first page, scrolls to the section in the hash, and leaves focus and announcements to the browser', () => {
  openPage('/#reviews')
  expect(scrollIntoView.mock.contexts).toEqual([getReviewsSection()])
  expect([readAnnouncement(), document.activeElement, scrollTo.mock.calls]).toEqual(noEffects)
})

it.each<[string, url: string, ...steps: (() => Promise<void>)[]]>([
  ['a changed query string', '/parts', () => followLink('/parts?q=rotor')],
  [
    'Back to a different query string of the same page',
    '/parts',
    () => followLink('/parts?q=rotor'),
    () => clickButton('Back'),
  ],
  ['clearing the search', '/parts?q=rotor', () => clickButton('All parts')],
])('%s moves neither the focus nor the scroll position and announces nothing', async (_, url, ...steps) => {
  openPage(url)
  for (const step of steps) await step()
  expect([readAnnouncement(), document.activeElement, scrollTo.mock.calls]).toEqual(noEffects)
})

it.each([
  ['/', '/parts'],
  ['/parts', '/parts'],
  ['/parts?q=rotor', '/parts?q=rotor'],
  ['/parts?q=rotor', '/parts'],
  ['/parts#reviews', '/parts'],
])('on %s, a link to %s scrolls to the top and focuses the heading (PAGE-3, PAGE-15)', async (url, to) => {
  openPage(url)
  await followLink(to)
  expect([readAnnouncement(), readFocusedText(), scrollTo.mock.calls]).toEqual(newPageEffects)
})

it('a link to a section of the same page scrolls there on every click and announces nothing (PAGE-3)', async () => {
  openPage('/')
  await followLink('/#reviews')
  expect([readAnnouncement(), document.activeElement, scrollTo.mock.calls]).toEqual(noEffects)
  await followLink('/#reviews')
  expect(scrollIntoView.mock.contexts).toEqual([getReviewsSection(), getReviewsSection()])
})

it('a link to a section of another page scrolls to the section and announces the page (PAGE-3, PAGE-15)', async () => {
  openPage('/parts')
  await followLink('/#reviews')
  expect(scrollIntoView.mock.contexts).toContain(getReviewsSection())
  expect(readAnnouncement()).toBe('Parts | Dhruva')
})

it('a filter does not scroll to the section in its URL, but a link and a redirect do', async () => {
  openPage('/')
  await clickButton('5 stars')
  expect(scrollIntoView).not.toHaveBeenCalled()
  await followLink('/?stars=4#reviews')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  await clickButton('Redirect')
  expect(scrollIntoView.mock.calls.length).toBeGreaterThan(1)
})

const getHeading = () => screen.getByRole('heading')

/** Replaces the page's content, as when content loads late, and lets the mutation observer run. */
async function replacePage(html: string) {
  document.body.innerHTML = html
  await Promise.resolve()
}
const lateContent = '<main><h1 tabindex="-1">Parts</h1><button>Buy</button></main>'

/** Events that show that the visitor is interacting. After one, the app no longer scrolls or moves the focus. */
const interactionEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart']

it('focuses the heading once it exists and again when late content replaces it, but announces it once', async () => {
  // A heading outside `main` is not the page's heading.
  await replacePage('<header><h1 tabindex="-1">Menu</h1></header><main></main>')
  const onFound = vi.fn<() => void>()
  const stop = focusHeading(onFound)
  expect(onFound).not.toHaveBeenCalled()
  await replacePage(lateContent)
  expect(document.activeElement).toBe(getHeading())
  await replacePage(lateContent)
  expect(document.activeElement).toBe(getHeading())
  expect(onFound).toHaveBeenCalledOnce()
  stop()
  await replacePage(lateContent)
  expect(document.activeElement).toBe(document.body)
})

it('no longer focuses the heading 5 s after finding it, because a screen reader may be reading (PAGE-15)', async () => {
  vi.useFakeTimers()
  await replacePage('<main></main>')
  const stop = focusHeading(() => undefined)
  // The page's code may take a long time to load.
  vi.advanceTimersByTime(60_000)
  await replacePage(lateContent)
  vi.advanceTimersByTime(4999)
  await replacePage(lateContent)
  expect(document.activeElement).toBe(getHeading())
  vi.advanceTimersByTime(1)
  await replacePage(lateContent)
  expect(document.activeElement).toBe(document.body)
  stop()
})

it('no longer focuses the heading after the first interaction, even if a control stops its event', async () => {
  for (const type of interactionEvents) {
    await replacePage(lateContent)
    focusHeading(() => undefined)
    const button = screen.getByRole('button')
    button.addEventListener(type, (event) => event.stopPropagation())
    button.dispatchEvent(new Event(type, { bubbles: true }))
    await replacePage(lateContent)
    expect(document.activeElement, type).toBe(document.body)
  }
})
