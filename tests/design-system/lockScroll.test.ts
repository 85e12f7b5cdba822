import { expect, it, vi } from 'vitest'
import { lockScroll } from '#src/design-system/components/lockScroll.ts'

it.each([
  [15, 'bar'],
  [0, ''],
])('beside a scrollbar of %i px the page keeps %j', (bar, kept) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - bar)
  const dialog = document.createElement('div')
  lockScroll(dialog)
  expect(dialog.dataset['scrollLock']).toBe(kept)
})
