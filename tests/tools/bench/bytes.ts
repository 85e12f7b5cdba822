import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { gzippedKB, readManifest, scriptsOf } from '#tests/support/bundle.ts'
import { testConfig } from '#tests/support/testConfig.ts'

/** What a source file belongs to: a package, or a folder of the shop. */
const ownerOf = (id: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  /src\/(?:design-system\/)?[^/]+(?=\/)/.exec(id)?.[0] ??
  'the build'

/** Prints what the first load is for (SPEED-1): packages and folders by their share of its code before it is minified. */
export async function printBytes(): Promise<void> {
  /** The length of each module in a file, by its id. */
  const lengths = new Map<string, [id: string, length: number][]>()
  const readLengths: Plugin = {
    name: 'read-lengths',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          lengths.set(
            chunk.fileName,
            Object.entries(chunk.modules).map(([id, module]) => [id, module.renderedLength]),
          )
    },
  }
  Object.assign(process.env, testConfig)
  const outDir = mkdtempSync(join(tmpdir(), 'bytes-'))
  await build({ logLevel: 'error', plugins: [readLengths], build: { outDir } })
  const files = [...scriptsOf(readManifest(outDir), 'index.html')]
  const total = gzippedKB(outDir, files)
  rmSync(outDir, { recursive: true })
  const modules = files.flatMap((file) => lengths.get(file) ?? [])
  const sum = (list: typeof modules) => list.reduce((all, [, length]) => all + length, 0)
  const sizes = [...Map.groupBy(modules, ([id]) => ownerOf(id))].map(([owner, own]) => [owner, sum(own)] as const)
  console.log(`first load, kB after gzip: ${total.toFixed(1)}`)
  for (const [owner, size] of sizes.toSorted(([, a], [, b]) => b - a))
    console.log(`${owner.padEnd(32)}${((total * size) / sum(modules)).toFixed(1).padStart(6)}`)
}
