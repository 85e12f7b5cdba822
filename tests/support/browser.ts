import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { createFontEnvironment, type FontSet } from '#tests/support/fonts.ts'
import { getProgramCommand } from '#tests/support/programs.ts'

/**
 * Chromium's program names, in order of preference. The headless shell is first: without a toolbar, it opens a page in
 * a third less time.
 */
const browserPrograms = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

export const isRoot = process.getuid?.() === 0

/** @returns the path of the first of these programs on the PATH; undefined if none is installed */
export const findProgram = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync)

/**
 * Runs a command without showing its output.
 * @returns the end of the output if the command failed; null if it succeeded
 */
function runQuietly(command: string, args: string[]): string | null {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? null : `${command}: ${error?.message ?? `${stdout}${stderr}`.trim().slice(-500)}`
}

const aptOptions = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120']

/**
 * Installs a package of the Linux distribution, if this process runs as root.
 * @returns the reason if the package could not be installed; null on success
 */
const installPackage = (name: string): string | null =>
  isRoot
    ? (runQuietly('apt-get', [...aptOptions, 'update']) ??
      runQuietly('apt-get', [...aptOptions, 'install', '-y', '--no-install-recommends', name]))
    : 'only root can install packages'

/** Finds Chromium at CHROMIUM_PATH, on the PATH, or in Playwright's downloads. */
function findBrowser(): string | undefined {
  const { CHROMIUM_PATH: configuredPath } = process.env
  if (configuredPath !== undefined && !existsSync(configuredPath))
    throw new Error(`CHROMIUM_PATH=${configuredPath} does not exist.`)
  return configuredPath ?? findProgram(...browserPrograms) ?? [chromium.executablePath()].find(existsSync)
}

/**
 * Finds the browser for all tests. If there is none, installs the distribution's Chromium, or else Playwright's.
 * @throws Error if CHROMIUM_PATH is wrong, or if no browser can be installed. The message describes the fix, and
 * `cause` is the reason.
 */
export function findOrInstallBrowser(): string {
  const existingPath = findBrowser()
  if (existingPath !== undefined) return existingPath
  console.error('No Chromium found: installing one, which takes a minute or two.')
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) => installPackage(name) === null)
  const cause = isInstalled
    ? null
    : runQuietly(...getProgramCommand('playwright', 'install', 'chromium', ...(isRoot ? ['--with-deps'] : [])))
  const installedPath = findBrowser()
  if (installedPath !== undefined) return installedPath
  throw new Error(
    'Chromium is missing and could not be installed: install it (as root: `apt-get install chromium`), or set CHROMIUM_PATH to an installed one.',
    { cause },
  )
}

/**
 * Launch options for Playwright and the Storybook test-runner. Chromium's sandbox can't run as root or in most
 * containers.
 * @param fonts the only system fonts that the browser finds
 */
export const createLaunchOptions = (fonts: FontSet = 'arial') => ({
  executablePath: findOrInstallBrowser(),
  env: { ...process.env, ...createFontEnvironment(fonts) },
  args: [
    ...(isRoot || process.env.CI ? ['--no-sandbox'] : []),
    '--disable-gpu',
    // Without this option, the graphics process renders invisible pages in software, which takes a tenth of the
    // end-to-end tests' time.
    '--disable-software-rasterizer',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** Launch options of a browser that can reach only this machine. */
export function createLocalLaunchOptions() {
  const { args, ...otherOptions } = createLaunchOptions()
  return {
    ...otherOptions,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
  }
}
