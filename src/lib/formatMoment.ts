// By the formats that JavaScript fixes, not by Intl: its first formatter loads tables, which keeps a slow phone busy (SPEED-6).

/** Writes a day in the time zone UTC, the same on every machine: `27 Nov 2026`. @param ms since 1970 */
export const formatDay = (ms: number): string => new Date(ms).toUTCString().slice(5, 16).replace(/^0/, '')

/** Writes today in the time zone of the reader: `27 Nov 2026`. */
export const formatToday = (): string => new Date().toDateString().replace(/^\w+ (\w+) 0?(\d+) (\d+)$/, '$2 $1 $3')

/** Writes a moment in the time zone of the reader: `27 Nov, 06:17`. @param ms since 1970 */
export const formatMoment = (ms: number): string =>
  String(new Date(ms)).replace(/^\w+ (\w+) 0?(\d+) \d+ (\d+:\d+).*$/, '$2 $1, $3')
