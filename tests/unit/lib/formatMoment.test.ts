import { expect, it, vi } from 'vitest'
import { formatDay, formatMoment, formatToday } from '#src/lib/formatMoment.ts'

it('formats a day in UTC, and a time in the local time zone', () => {
  expect(formatDay(Date.UTC(2026, 10, 27, 23, 59))).toBe('27 Nov 2026')
  expect(formatDay(Date.UTC(2027, 0, 2))).toBe('2 Jan 2027')
  expect(formatMoment(new Date(2026, 10, 27, 6, 17, 9).getTime())).toBe('27 Nov, 06:17')
  expect(formatMoment(new Date(2027, 0, 2, 18, 5).getTime())).toBe('2 Jan, 18:05')
})

it('formats today in the local time zone, even if the day in UTC is different', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1, 20) })
  // In Dhaka it is 2 a.m. on the next day. The local day is mocked, because a test can't change its time zone.
  vi.spyOn(Date.prototype, 'toDateString').mockReturnValue('Wed Dec 02 2026')
  expect(formatToday()).toBe('2 Dec 2026')
})
