import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { IndexEntry } from '#tests/support/storybookIndex.ts'
import { projectDir, storybookDir } from '#tests/tools/visual/folders.ts'

/** Which stories are photographed; by default, all of them. */
const selectionSchema = z.object({
  /** Prefixes of story titles, such as 'Screens/Public'. */
  only: z.array(z.string()),
  /** The paths of story files, relative to the project's folder; null for all files. */
  files: z.nullable(z.array(z.string())),
})
export type Selection = z.infer<typeof selectionSchema>

/** Reads the selection that visual.ts passes to visual.spec.ts in an environment variable. */
export const readSelection = ({ VISUAL_SELECTION = '{"only":[],"files":null}' }: NodeJS.ProcessEnv): Selection =>
  z.parse(selectionSchema, JSON.parse(VISUAL_SELECTION))

export const isSelected = (
  { only, files }: Selection,
  { title, importPath }: Pick<IndexEntry, 'title' | 'importPath'>,
): boolean =>
  (only.length === 0 || only.some((prefix) => `${title}/`.startsWith(`${prefix}/`))) &&
  (files === null || files.includes(importPath.replace('./', '')))

export const runGit = (...args: string[]): string =>
  execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).trim()

const configSchema = z.object({ externals: z.array(z.string()), untraced: z.array(z.string()) })

/** Reads the options for Chromatic's trace: files that affect all stories, and files whose importers are excluded. */
export const readTraceConfig = () =>
  z.parse(configSchema, JSON.parse(readFileSync(join(projectDir, 'chromatic.config.json'), 'utf8')))

/**
 * Finds the story files that may be affected by changes since a commit. Uses Chromatic's trace of the latest built
 * Storybook, like TurboSnap.
 * @returns null if all stories may be affected, because the packages, the theme or Storybook's configuration have changed
 * @throws if the trace fails
 */
export function findChangedStoryFiles(base: string): string[] | null {
  const changedFiles = [runGit('diff', '--name-only', base), runGit('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '')
  const { externals, untraced } = readTraceConfig()
  const filesAffectingAll = new Set(['package-lock.json', ...globSync(externals, { cwd: projectDir })])
  if (changedFiles.length === 0) return []
  if (changedFiles.some((file) => filesAffectingAll.has(file))) return null
  const statsFile = join(storybookDir('after'), 'preview-stats.json')
  const options = ['--mode', 'compact', '--stats-file', statsFile, ...untraced.flatMap((file) => ['--untraced', file])]
  const { status, stdout, stderr } = spawnSync('chromatic', ['trace', ...options, ...changedFiles], {
    cwd: projectDir,
    encoding: 'utf8',
  })
  const output = stdout + stderr
  if (output.includes('TurboSnap disabled')) return null
  if (status !== 0) throw new Error(`chromatic trace: ${output}`)
  const reachedFiles = Array.from(output.matchAll(/\bstories\/\S+\.stories\.tsx\b/g), ([file]) => file)
  // Changed story files are added, because the trace does not return deleted files, whose stories are now missing.
  return [...new Set([...reachedFiles, ...changedFiles.filter((file) => file.endsWith('.stories.tsx'))])]
}
