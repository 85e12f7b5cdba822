import { join } from 'node:path'
import { serveStatic } from '#tests/support/static.ts'
import { buildsDir } from '#tests/tools/visual/folders.ts'
import { readLastRun } from '#tests/tools/visual/lastRun.ts'

const beforePort = 6007
const afterPort = 6008

/** Where the report finds the two Storybooks it links to, while they are served. */
export const storybookUrls = {
  beforeUrl: `http://localhost:${beforePort}/`,
  afterUrl: `http://localhost:${afterPort}/`,
}

/** Serves both Storybooks of the last run, until the process ends. @throws when there was no run or a port is taken */
export async function serveStorybooks(): Promise<void> {
  const { beforeState, afterState } = readLastRun()
  await serveStatic({ dir: join(buildsDir, beforeState), port: beforePort })
  await serveStatic({ dir: join(buildsDir, afterState), port: afterPort })
}
