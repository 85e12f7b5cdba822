import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { fontEnvironment, type FontSet } from '#tests/support/fonts.ts'

/** The shell first: it opens a page in a third less time, because it has no toolbar to draw. */
const executableNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
]
export const isRoot = process.getuid?.() === 0

/** @returns the files of these names in the folders of the PATH, in the order of the folders */
export const filesOnPath = (names: readonly string[], env: NodeJS.ProcessEnv = process.env): string[] =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/**
 * Looks for Chromium in CHROMIUM_PATH, on the PATH, then among Playwright's downloads.
 * @returns its path, or undefined when none is installed
 * @throws when CHROMIUM_PATH names a file that doesn't exist
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (!existsSync(env.CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH=${env.CHROMIUM_PATH} does not exist.`)
    return env.CHROMIUM_PATH
  }
  return [...filesOnPath(executableNames, env), chromium.executablePath()].find((file) => existsSync(file))
}

/** Runs a command without showing its output. @returns null on success, else the end of the output */
function run(command: string, args: string[]): string | null {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? null : `${command}: ${error?.message ?? `${stdout}${stderr}`.trim().slice(-500)}`
}

const aptOptions = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120']

/** Installs packages of the distribution, as root only. @returns as `run` */
export function installFromDistribution(...names: string[]): string | null {
  if (!isRoot) return 'only root can install packages'
  const install = ['install', '-y', '--no-install-recommends', ...names]
  return run('apt-get', [...aptOptions, 'update']) ?? run('apt-get', [...aptOptions, ...install])
}

/**
 * Installs the distribution's package as root, else or when that fails Playwright's Chromium.
 * @returns null on success, else an error message
 */
function installBrowser(): string | null {
  console.error('No Chromium found: installing one, which takes a minute or two.')
  if (['chromium-headless-shell', 'chromium'].some((name) => installFromDistribution(name) === null)) return null
  return run('npx', ['playwright', 'install', 'chromium', '--no-shell', ...(isRoot ? ['--with-deps'] : [])])
}

/**
 * The path of the browser for all tests. Installs one when none is found.
 * @throws Error when it can't be installed; the message says what to do, its cause why
 */
export function browserPath(): string {
  const found = findBrowser()
  if (found) return found
  const failure = installBrowser()
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'Chromium is missing and could not be installed: install it (as root: `apt-get install chromium`), or set CHROMIUM_PATH to one that is there.',
    { cause: failure },
  )
}

/**
 * Launch options for Playwright and the Storybook test-runner. Chromium's sandbox can't run as root or in most containers.
 * @param fonts that the browser finds on the computer
 */
export const launchOptions = (fonts: FontSet = 'arial') => ({
  executablePath: browserPath(),
  env: { ...process.env, ...fontEnvironment(fonts) },
  args: [
    ...(isRoot || process.env.CI ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Without it the graphics process draws invisible pages in software: a tenth of the end-to-end tests' time.
    '--disable-software-rasterizer',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** Launch options of a browser that finds no other host than this machine. */
export function localLaunchOptions() {
  const { args, ...rest } = launchOptions()
  return { ...rest, args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'] }
}
