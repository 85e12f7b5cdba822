import { expect, it, vi } from 'vitest'
import { lockScroll } from '#src/design-system/components/lockScroll.ts'

it.each([
  [15, 'bar'],
  [0, ''],
])('with a scrollbar of %i px the lock is %j', (scrollbarWidth, lock) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - scrollbarWidth)
  const dialog = document.createElement('div')
  lockScroll(dialog)
  expect(dialog.dataset.scrollLock).toBe(lock)
})
