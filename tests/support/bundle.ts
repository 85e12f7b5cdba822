import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { testConfig } from '#tests/support/testConfig.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

/** Vite's list of what came of which source file. */
export const readManifest = (dist: string): Manifest =>
  z.parse(manifestSchema, JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))

/** The scripts that a source file's chunk needs before it runs: itself and all it imports statically. */
export function scriptsOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, seen)
  return seen
}

/** Size of files as a server sends them, in kB (1,000 bytes) after gzip. */
export const gzippedKB = (dist: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000

/** Every file of a build that holds text, with that text; file names are part of it. */
export const textsOf = (dist: string): { file: string; text: string }[] =>
  globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(avif|webp|png|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: `${file}\n${readFileSync(file, 'utf8')}` }))

/** Builds the production shop once more, with a configuration of its own beside the tests'. */
export function buildShop(outDir: string, config: Record<string, string>): void {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', outDir], {
    env: { ...process.env, ...testConfig, NODE_ENV: 'production', ...config },
  })
}
