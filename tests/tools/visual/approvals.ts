import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { approvalSchema, type Approval } from '#tests/tools/visual/compare.ts'
import { approvedFile } from '#tests/tools/visual/folders.ts'
import { readLastRun } from '#tests/tools/visual/lastRun.ts'
import { viewKey } from '#tests/tools/visual/picture.ts'

/** Reads approvals from a file. @throws when the file is missing or has another form */
export const readApprovals = (file: string): Approval[] =>
  z.parse(z.array(approvalSchema), JSON.parse(readFileSync(file, 'utf8')))

/** The changes that were approved so far. */
export const currentApprovals = (): Approval[] => (existsSync(approvedFile) ? readApprovals(approvedFile) : [])

/** One approval per view: a later one replaces the earlier one. */
export const mergeApprovals = (earlier: Approval[], later: Approval[]): Approval[] => [
  ...new Map([...earlier, ...later].map((approval) => [viewKey(approval), approval])).values(),
]

/**
 * Approves changes.
 * @param file a file that the report exported; by default the outcome of the last run
 * @returns how many were approved
 * @throws when the file is missing or has another form, or when there was no run
 */
export function approve(file?: string): number {
  const later = file === undefined ? readLastRun().changes : readApprovals(file)
  writeFileSync(approvedFile, `${JSON.stringify(mergeApprovals(currentApprovals(), later), null, 2)}\n`)
  return later.length
}
