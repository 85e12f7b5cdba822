import type { Change, Failure } from '#tests/tools/visual/compare.ts'
import type { Region } from '#tests/tools/visual/difference.ts'

/** A change with its pictures as the report shows them: addresses, embedded or relative to the report. */
export type ReportChange = Change & {
  beforeSrc: string | null
  afterSrc: string | null
  differenceSrc: string | null
  /** The number of differing pixels. */
  pixels: number
  /** The same for changes that differ in the same way. */
  signature: string
  /** Where they are. */
  region: Region | null
  /** The story's address in the Storybooks below `beforeUrl` and `afterUrl`. */
  path: string
}

/** All that the report's page needs. */
export interface ReportData {
  /** What was compared with what. */
  compared: string
  /** The number of views that look the same. */
  same: number
  changes: ReportChange[]
  failures: Failure[]
  /** The addresses of the two Storybooks. */
  beforeUrl: string
  afterUrl: string
}
