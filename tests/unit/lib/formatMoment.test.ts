import { expect, it } from 'vitest'
import { formatDay, formatMoment } from '#src/lib/formatMoment.ts'

it('formats a day for readers everywhere, and a moment in the reader’s time zone', () => {
  expect(formatDay(Date.UTC(2026, 10, 27, 23, 59))).toBe('27 Nov 2026')
  expect(formatDay(Date.UTC(2027, 0, 2))).toBe('2 Jan 2027')
  expect(formatMoment(new Date(2026, 10, 27, 6, 17, 9).getTime())).toBe('27 Nov, 06:17')
  expect(formatMoment(new Date(2027, 0, 2, 18, 5).getTime())).toBe('2 Jan, 18:05')
})
