import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { thumbnailStories } from '#stories/start/thumbnails.ts'
import { workingCopy } from '#tests/tools/visual/buildStorybook.ts'
import { visualDir } from '#tests/tools/visual/folders.ts'
import { picturesOf } from '#tests/tools/visual/pictureSets.ts'
import { launchBrowser } from '#tests/tools/visual/shoot.ts'
import { findStale, pictureIn, thumbnailFiles, thumbnailsDir } from '#tests/tools/visual/thumbnails.ts'

// Usage: npm run thumbnails. Writes the thumbnails that are missing or out of date, and deletes those of no story.

mkdirSync(visualDir, { recursive: true })
mkdirSync(thumbnailsDir, { recursive: true })
const browser = await launchBrowser()
const set = await picturesOf(workingCopy(), browser, { isChosen: (story) => thumbnailStories.includes(story) })
await browser.close()
const failures = set.pictures.flatMap((picture) =>
  'failure' in picture ? [`${picture.story} (${picture.mode}): ${picture.failure}`] : [],
)
const stale = await findStale((view) => pictureIn(set, view))
for (const { file, current } of stale) writeFileSync(thumbnailsDir + file, current)
const unknown = readdirSync(thumbnailsDir).filter((file) => !thumbnailFiles.includes(file))
for (const file of unknown) rmSync(thumbnailsDir + file)
console.log(`${stale.length} thumbnails written, ${unknown.length} deleted`)
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 2
}
