import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { measureGzippedKB, readManifest, findScripts } from '#tests/support/bundle.ts'
import { testConfig } from '#tests/support/testConfig.ts'

/** @returns the owner of a source file: a package, or a folder of the shop */
const findPackageOrFolder = (id: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  /src\/(?:design-system\/)?[^/]+(?=\/)/.exec(id)?.[0] ??
  'the build'

/**
 * Prints the size of the first load, and the share of each package and folder (SPEED-1). The shares are estimated from
 * the size of the code before minification.
 */
export async function printFirstLoadSizes(): Promise<void> {
  Object.assign(process.env, testConfig)
  const outDir = mkdtempSync(join(tmpdir(), 'bytes-'))
  const results = [await build({ logLevel: 'error', build: { outDir } })].flat()
  const files = findScripts(readManifest(outDir), 'index.html')
  const totalKB = measureGzippedKB(outDir, files)
  rmSync(outDir, { recursive: true })
  const chunks = results.flatMap((result) => ('output' in result ? result.output : []))
  const modules = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' && files.has(chunk.fileName) ? Object.entries(chunk.modules) : [],
  )
  const sumSizes = (list: typeof modules) => list.reduce((all, [, { renderedLength }]) => all + renderedLength, 0)
  const sizes = [...Map.groupBy(modules, ([id]) => findPackageOrFolder(id))].map(
    ([owner, own]) => [owner, sumSizes(own)] as const,
  )
  console.log(`first load, kB after gzip: ${totalKB.toFixed(1)}`)
  for (const [owner, size] of sizes.toSorted(([, a], [, b]) => b - a))
    console.log(`${owner.padEnd(32)}${((totalKB * size) / sumSizes(modules)).toFixed(1).padStart(6)}`)
}
