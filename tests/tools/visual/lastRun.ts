import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { approvalSchema } from '#tests/tools/visual/compare.ts'
import { lastRunFile } from '#tests/tools/visual/folders.ts'

const lastRunSchema = z.object({
  /** The states of the files that both Storybooks were built from. */
  beforeState: z.string(),
  afterState: z.string(),
  changes: z.array(approvalSchema),
})

/** What `--approve` and `--serve` need of a run. */
export type LastRun = z.infer<typeof lastRunSchema>

export const writeLastRun = (run: LastRun): void => writeFileSync(lastRunFile, JSON.stringify(run))

/** @throws when there was no run */
export function readLastRun(): LastRun {
  if (!existsSync(lastRunFile)) throw new Error('There is no last run: run `npm run test:visual` first.')
  return z.parse(lastRunSchema, JSON.parse(readFileSync(lastRunFile, 'utf8')))
}
