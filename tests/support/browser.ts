import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable']
const isRoot = process.getuid?.() === 0

/**
 * The Chromium that is there: CHROMIUM_PATH, then the PATH, then Playwright's own.
 * @returns its path, or undefined when there is none
 * @throws when CHROMIUM_PATH names a file that doesn't exist
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH=${env.CHROMIUM_PATH} does not exist.`)
    return env.CHROMIUM_PATH
  }
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    chromium.executablePath(),
  ]
  return candidates.find((file) => existsSync(file))
}

/** Runs a command in silence. @returns null when it succeeded, else the last of what it said */
function run(command: string, args: string[]): string | null {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? null : `${command}: ${error?.message ?? `${stdout}${stderr}`.trim().slice(-500)}`
}

/**
 * Playwright's download first; it needs system libraries, which only root can add. Then the distribution's package.
 * @returns null when one of them succeeded, else what went wrong
 */
function installBrowser(): string | null {
  console.error('No Chromium found: installing one, which takes a minute or two.')
  const download = run('npx', ['playwright', 'install', 'chromium', '--no-shell', ...(isRoot ? ['--with-deps'] : [])])
  if (download === null || !isRoot) return download
  const patient = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120']
  const update = run('apt-get', [...patient, 'update'])
  return update ?? run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', 'chromium'])
}

/**
 * The browser of every test that needs one; installs it where there is none.
 * @throws with what to do when it can't be installed either
 */
export function browserPath(): string {
  const found = findBrowser()
  if (found) return found
  const failure = installBrowser()
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(`No Chromium: install it (\`apt-get install chromium\`), or set CHROMIUM_PATH. ${failure ?? ''}`)
}

/** How Playwright starts it, here and in the test-runner. Chromium's own sandbox can't run as root or in most containers. */
export const launchOptions = () => ({
  executablePath: browserPath(),
  args: [
    ...(isRoot || process.env.CI ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
