// Says what the first load is for (SPEED-1): packages and folders by their share of it after gzip.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildShop, gzippedKB, readManifest, scriptsOf } from '#tests/support/bundle.ts'

/** What a source file belongs to: a package, or a folder of the shop. */
function ownerOf(source: string): string {
  const path = source.replace(/^(\.\.\/)+/, '')
  const packageName = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  return packageName ?? /(src\/(?:design-system\/)?[^/]+)\//.exec(path)?.[1] ?? 'src'
}

/** Adds a script's text to those of the owners of its sources; what the build adds, such as the names of lazy files, is its own. */
function addTexts(texts: Map<string, string>, file: string): void {
  // What Rolldown adds in a file of its own has no source.
  const map = existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null
  for (const [line, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map?.findEntry(line, column)
      const owner =
        entry && 'originalSource' in entry && entry.originalSource ? ownerOf(entry.originalSource) : 'the build'
      texts.set(owner, (texts.get(owner) ?? '') + text[column])
    }
  }
}

const dist = mkdtempSync(join(tmpdir(), 'bytes-'))
buildShop(dist, {}, ['--sourcemap', 'hidden'])
const scripts = [...scriptsOf(readManifest(dist), 'index.html')]
const total = gzippedKB(dist, scripts)
const texts = new Map<string, string>()
for (const file of scripts) addTexts(texts, join(dist, file))
const sizes = [...texts]
  .map(([owner, text]) => ({ owner, size: gzipSync(text, { level: 9 }).length }))
  .toSorted((a, b) => b.size - a.size)
rmSync(dist, { recursive: true })

// Together they are smaller than one by one, because a text that was there before costs little.
const scale = total / sizes.reduce((sum, { size }) => sum + size, 0)
console.log(`first load, kB after gzip: ${total.toFixed(1)}`)
for (const { owner, size } of sizes) console.log(`${owner.padEnd(32)}${(size * scale).toFixed(1).padStart(6)}`)
