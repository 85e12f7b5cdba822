import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { focusHeading, scrollToSection } from '#src/app/scrollAndFocus.ts'

const heading = () => screen.getByRole('heading')

/** Replaces the page, as late content does, and lets observers see it. */
async function render(html: string) {
  document.body.innerHTML = html
  await Promise.resolve()
}
const page = '<main><h1 tabindex="-1">Parts</h1><button>Buy</button></main>'

/** What ends the shop's care for focus and scroll: the visitor now decides. */
const interactions = ['pointerdown', 'keydown', 'wheel', 'touchstart']

it('focuses the heading once it is there, says so once, and again when late content replaces it', async () => {
  await render('<main></main>')
  const onFound = vi.fn<() => void>()
  const stop = focusHeading(onFound)
  expect(onFound).not.toHaveBeenCalled()
  await render(page)
  expect(document.activeElement).toBe(heading())
  await render(page)
  expect(document.activeElement).toBe(heading())
  expect(onFound).toHaveBeenCalledOnce()
  stop()
  await render(page)
  expect(document.activeElement).toBe(document.body)
})

it('takes the focus from nothing that got it since, and does not scroll', async () => {
  await render(page)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const stop = focusHeading(() => undefined)
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  const button = screen.getByRole('button')
  button.focus()
  heading().append('!')
  await Promise.resolve()
  expect(document.activeElement).toBe(button)
  stop()
})

it('focuses the heading of the page only, not one of another landmark', async () => {
  await render('<header><h1 tabindex="-1">Menu</h1></header>')
  const onFound = vi.fn<() => void>()
  focusHeading(onFound)()
  expect(onFound).not.toHaveBeenCalled()
})

it('scrolls to a section, and keeps it there while the page grows', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const onFound = vi.fn<() => void>()
  await render('<main></main>')
  const stop = scrollToSection('reviews', onFound)
  expect([scroll.mock.calls.length, onFound.mock.calls.length]).toEqual([0, 0])
  await render('<main><section id="reviews"></section></main>')
  expect([scroll.mock.contexts.at(-1), onFound.mock.calls.length]).toEqual([document.getElementById('reviews'), 1])
  document.querySelector('main')?.prepend('A late picture')
  await Promise.resolve()
  expect([scroll.mock.calls.length, onFound.mock.calls.length]).toEqual([2, 1])
  stop()
})

it('adjusts when the page is resized, too', async () => {
  const resized: (() => void)[] = []
  const watched: Element[] = []
  const stopped = vi.fn<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized.push(callback)
      }
      observe(element: Element) {
        watched.push(element)
      }
      disconnect = stopped
    },
  )
  await render(page)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  heading().id = 'top'
  const stop = scrollToSection('top', () => undefined)
  resized.forEach((callback) => callback())
  expect(scroll).toHaveBeenCalledTimes(2)
  expect(watched).toEqual([document.body])
  stop()
  expect(stopped).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it.each(interactions)(
  '%s leaves focus and scroll to the visitor, even where a control keeps the event',
  async (type) => {
    await render(page)
    focusHeading(() => undefined)
    const button = screen.getByRole('button')
    button.addEventListener(type, (event) => event.stopPropagation())
    button.dispatchEvent(new Event(type, { bubbles: true }))
    await render(page)
    expect(document.activeElement).toBe(document.body)
  },
)

it('listens without holding up the visitor’s scrolling, and no longer than needed', () => {
  const added = vi.spyOn(globalThis, 'addEventListener')
  const removed = vi.spyOn(globalThis, 'removeEventListener')
  focusHeading(() => undefined)()
  expect(added.mock.calls.map(([type, , options]) => [type, options])).toEqual(
    interactions.map((type) => [type, { capture: true, passive: true }]),
  )
  expect(removed.mock.calls).toEqual(added.mock.calls.map(([type, listener]) => [type, listener, true]))
})
