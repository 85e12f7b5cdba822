import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { buildInlineScript } from '#src/build/renderPages.ts'
import type { Change, Comparison } from '#tests/tools/visual/compare.ts'
import { findDifference, pictureFile, type Difference } from '#tests/tools/visual/difference.ts'
import { reportStyles } from '#tests/support/report/reportStyles.ts'
import { differencesDir, reportDir } from '#tests/tools/visual/folders.ts'
import { storybookUrls } from '#tests/tools/visual/serveStorybooks.ts'
import type { AddressedView } from '#tests/tools/visual/picture.ts'
import type { ReportChange, ReportData } from '#tests/tools/visual/report/reportData.ts'

/** Further changes, or bytes, are put into a folder beside the report. */
const embeddable = { changes: 60, bytes: 30_000_000 }

/** The story's address in a Storybook. */
const storyPath = ({ story, globals }: AddressedView): string => `?path=/story/${story}&globals=${globals}`

/** @returns a function that embeds a picture's file, or copies it beside the report when too much is embedded */
function pictureEmbedder(): (file: string, position: number) => string {
  let bytes = 0
  return (file, position) => {
    const { size } = statSync(file)
    if (position < embeddable.changes && bytes + size <= embeddable.bytes) {
      bytes += size
      return `data:image/png;base64,${base64Of(file)}`
    }
    mkdirSync(join(reportDir, 'pictures'), { recursive: true })
    copyFileSync(file, join(reportDir, 'pictures', basename(file)))
    return `pictures/${basename(file)}`
  }
}

async function differencesOf(changes: Change[]): Promise<Map<Change, Difference>> {
  const differences = new Map<Change, Difference>()
  const queue = changes.values()
  async function work(): Promise<void> {
    for (const change of queue)
      if (change.before !== null && change.after !== null)
        differences.set(change, await findDifference(change.before, change.after))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return differences
}

const base64Of = (file: string): string => readFileSync(file).toString('base64')

/** The page with its data, styles, fonts and script in one file. */
export async function renderReport(data: ReportData): Promise<string> {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  const script = await buildInlineScript('tests/tools/visual/report/page.ts')
  return read('report.html')
    .replace('/* styles */', () => reportStyles() + read('report.css'))
    .replace('/* data */', () => JSON.stringify(data).replaceAll('<', String.raw`\u003c`))
    .replace('/* script */', () => script)
}

/**
 * Writes the report into its folder, in place of the last one.
 * @param compared what was compared with what
 * @returns the path of its page
 */
export async function writeReport(comparison: Comparison, compared: string): Promise<string> {
  rmSync(reportDir, { recursive: true, force: true })
  mkdirSync(reportDir, { recursive: true })
  const differences = await differencesOf(comparison.changes)
  const embed = pictureEmbedder()
  const changes = comparison.changes.map((change, position): ReportChange => {
    const { file = null, pixels = 0, signature = change.kind, region = null } = differences.get(change) ?? {}
    const source = (picture: string | null) => (picture === null ? null : embed(picture, position))
    return {
      ...change,
      beforeSrc: source(change.before && pictureFile(change.before)),
      afterSrc: source(change.after && pictureFile(change.after)),
      differenceSrc: source(file),
      pixels,
      signature,
      region,
      path: storyPath(change),
    }
  })
  rmSync(differencesDir, { recursive: true, force: true })
  const page = join(reportDir, 'index.html')
  const { same, failures } = comparison
  writeFileSync(page, await renderReport({ compared, same, changes, failures, ...storybookUrls }))
  return page
}
