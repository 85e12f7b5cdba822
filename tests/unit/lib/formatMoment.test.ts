import { expect, it, vi } from 'vitest'
import { formatDay, formatMoment, formatToday } from '#src/lib/formatMoment.ts'

it('formats a day for readers everywhere, and a moment in the reader’s time zone', () => {
  expect(formatDay(Date.UTC(2026, 10, 27, 23, 59))).toBe('27 Nov 2026')
  expect(formatDay(Date.UTC(2027, 0, 2))).toBe('2 Jan 2027')
  expect(formatMoment(new Date(2026, 10, 27, 6, 17, 9).getTime())).toBe('27 Nov, 06:17')
  expect(formatMoment(new Date(2027, 0, 2, 18, 5).getTime())).toBe('2 Jan, 18:05')
})

it('today is the day in the reader’s time zone, even if the day in UTC is different', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1, 20) })
  // The local day in Dhaka, where it is two o'clock at night. The time zone of a test can't be changed.
  vi.spyOn(Date.prototype, 'toDateString').mockReturnValue('Wed Dec 02 2026')
  expect(formatToday()).toBe('2 Dec 2026')
})
