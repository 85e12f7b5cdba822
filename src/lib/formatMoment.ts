// These functions use Date's fixed formats, because the first Intl formatter on a page loads tables and blocks a slow phone
// (SPEED-6).

/**
 * Formats a day in UTC, so that it is the same on every machine: `27 Nov 2026`.
 * @param ms milliseconds since 1970
 */
export const formatDay = (ms: number): string => new Date(ms).toUTCString().slice(5, 16).replace(/^0/, '')

/** Formats today in the local time zone: `27 Nov 2026`. */
export const formatToday = (): string => new Date().toDateString().replace(/^\w+ (\w+) 0?(\d+) (\d+)$/, '$2 $1 $3')

/**
 * Formats a time in the local time zone: `27 Nov, 06:17`.
 * @param ms milliseconds since 1970
 */
export const formatMoment = (ms: number): string =>
  String(new Date(ms)).replace(/^\w+ (\w+) 0?(\d+) \d+ (\d+:\d+).*$/, '$2 $1, $3')
