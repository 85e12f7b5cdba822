import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { fromRoot } from '#src/build/project.ts'

const packed = fromRoot('node_modules/@sparticuz/chromium/bin/chromium.br')
const folder = fromRoot('node_modules/.cache/chromium-112')
const program = `${folder}/chromium`

/** Whether the package has a program for this machine: elsewhere the tests in the oldest browser are not run. */
export const runsOldestBrowser = process.platform === 'linux' && process.arch === 'x64'

/** Unpacks Chromium 112. Another run may do so, too: each has a file of its own, and the last one stays. */
function unpack(): void {
  mkdirSync(folder, { recursive: true })
  const own = `${program}-${process.pid}`
  writeFileSync(own, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  renameSync(own, program)
}

/**
 * The path of Chromium 112, nearly the oldest browser that the shop supports (ROBUST-5). It comes with the packages.
 * @throws Error when a library that it needs is missing; the message says what to do
 */
export function oldestBrowserPath(): string {
  if (!runsOldestBrowser || existsSync(program)) return program
  unpack()
  // It knows no --version: it would start, and stay.
  const missing = spawnSync('ldd', [program], { encoding: 'utf8' }).stdout.match(/\S+(?= => not found)/g)
  if (!missing) return program
  rmSync(folder, { recursive: true })
  throw new Error(
    `Chromium 112 lacks ${missing.join(', ')}: install what it needs (as root: \`apt-get install libnss3 libexpat1\`).`,
  )
}
