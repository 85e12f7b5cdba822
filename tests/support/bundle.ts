import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { manifestFile, toSourceMapDir } from '#src/build/production.ts'
import { getProgramCommand } from '#tests/support/programs.ts'
import { writeTestCatalogue } from '#tests/support/testCatalogue.ts'
import { testConfig, noNetworkEnv } from '#tests/support/testConfig.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

export const readManifest = (dist: string): Manifest =>
  z.parse(manifestSchema, JSON.parse(readFileSync(join(toSourceMapDir(dist), manifestFile), 'utf8')))

/**
 * @returns the script files of a chunk and of all its static imports
 * @throws if the chunk is not in the manifest
 */
export function findScripts(manifest: Manifest, key: string, foundFiles = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest`)
  if (foundFiles.has(chunk.file)) return foundFiles
  foundFiles.add(chunk.file)
  for (const importedKey of chunk.imports ?? []) findScripts(manifest, importedKey, foundFiles)
  return foundFiles
}

/**
 * @returns the scripts and style sheets of a chunk and of all its static imports
 * @throws if the chunk is not in the manifest
 */
export function findScriptsAndStyleSheets(manifest: Manifest, key: string): string[] {
  const scripts = findScripts(manifest, key)
  const styleSheets = Object.values(manifest).flatMap(({ file, css = [] }) => (scripts.has(file) ? css : []))
  return [...new Set([...scripts, ...styleSheets])]
}

/** @returns the total size of the files after gzip, in kB (1,000 bytes) */
export const measureGzippedKB = (dist: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000

/** @returns every text file of a build. Each text starts with the file's name, so that searches also find the name. */
export const readTextFiles = (dist: string): { file: string; text: string }[] =>
  globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(avif|webp|jpg|png|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: `${file}\n${readFileSync(file, 'utf8')}` }))

/**
 * Builds the shop for production even though NODE_ENV is `test`.
 * @param config environment variables that override those of testConfig
 * @param options additional options of `vite build`
 */
export function buildShop(outDir: string, config: Record<string, string>, options: string[] = []): void {
  writeTestCatalogue()
  execFileSync(...getProgramCommand('vite', 'build', '--logLevel', 'error', '--outDir', outDir, ...options), {
    env: { ...process.env, ...testConfig, ...noNetworkEnv, ...config },
  })
}
