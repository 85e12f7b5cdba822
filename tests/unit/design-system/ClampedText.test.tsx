import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ClampedText } from '#src/design-system/components/ClampedText.tsx'

/** What waits for a layout, which jsdom has not. */
const observers = new Set<() => void>()

class Observer {
  private readonly callback: () => void
  constructor(callback: () => void) {
    this.callback = callback
  }
  observe() {
    observers.add(this.callback)
  }
  disconnect() {
    observers.delete(this.callback)
  }
}

const spyOnHeight = () => vi.spyOn(Element.prototype, 'scrollHeight', 'get')
const spyOnScroll = () => vi.spyOn(Element.prototype, 'scrollIntoView')
let height: ReturnType<typeof spyOnHeight>
let scroll: ReturnType<typeof spyOnScroll>

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100)
  height = spyOnHeight().mockReturnValue(300)
  scroll = spyOnScroll()
})

const measure = () => act(() => observers.forEach((callback) => callback()))

const text = (children: string) => (
  <>
    <h2 id="author">Sita</h2>
    <ClampedText moreLabel="Show more" lessLabel="Show less" describedBy="author">
      {children}
    </ClampedText>
  </>
)

it('opens and closes a text that is cut, and keeps its button in view (PEOPLE-3)', () => {
  const { unmount } = render(text('Long'))
  measure()
  const more = screen.getByRole('button', { name: 'Show more', expanded: false, description: 'Sita' })
  more.focus()
  fireEvent.click(more)
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus()
  // An open text is not measured: its button has to stay.
  expect(observers.size).toBe(0)
  expect(scroll).not.toHaveBeenCalled()
  fireEvent.click(more)
  expect(screen.getByRole('button', { name: 'Show more', expanded: false })).toBeVisible()
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  unmount()
  expect(observers.size).toBe(0)
})

it.each([
  [101, 0],
  [102, 1],
])('of a text that is 100 px high and needs %i px, %i is cut', (needed, buttons) => {
  height.mockReturnValue(needed)
  render(text('Short'))
  measure()
  expect(screen.queryAllByRole('button')).toHaveLength(buttons)
  expect(scroll).not.toHaveBeenCalled()
})
