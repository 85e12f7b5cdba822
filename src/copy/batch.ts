import { formatCount } from '#src/lib/formatNumber.ts'

/** The progress of mutations that are sent one by one (ADMIN-17). */
export const batch = {
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  stop: 'Stop',
  stopping: 'Stopping…',
  close: 'Close',
} as const
