import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

interface Tool {
  /** What it is to a reader of the test's output. */
  what: string
  /** The npm package. */
  name: string
  version: string
  /** The environment variable that names a folder which has it already. */
  homeVariable: string
}

/** Milliseconds after which the package registry counts as unreachable. */
const timeout = 240_000

/** Outside of the project, so that `npm ci` leaves it alone: only some tests need it. */
export const homeOf = ({ name, version, homeVariable }: Tool): string =>
  process.env[homeVariable] ?? join(homedir(), '.cache', 'dhruva-auto-works', `${name}-${version}`)

/**
 * Installs a tool into its folder, with npm's own settings; does nothing where it is already.
 * @throws Error, a sentence that says what to do
 */
export function fetchTool(tool: Tool): void {
  const { what, name, version, homeVariable } = tool
  const home = homeOf(tool)
  if (existsSync(join(home, 'node_modules', name))) return
  console.error(`Installing ${what} into ${home}: once, and it can take a minute.`)
  // made beside it and renamed, so that half an installation is never taken for one
  const unfinished = `${home}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'package.json'), '{ "private": true }')
  const lean = ['--omit=optional', '--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  const quick = ['--prefer-offline', '--fetch-retries=1', '--fetch-timeout=30000', '--loglevel=error']
  const { status, stderr, error } = spawnSync('npm', ['install', ...lean, ...quick, `${name}@${version}`], {
    cwd: unfinished,
    timeout,
    encoding: 'utf8',
  })
  if (status === 0) {
    renameSync(unfinished, home)
    return
  }
  rmSync(unfinished, { recursive: true, force: true })
  throw new Error(
    `${what} (${name} ${version}) could not be installed: is npm's registry reachable? ` +
      `Set ${homeVariable} to a folder that has it. ${error?.message ?? stderr.trim().slice(-500)}`,
  )
}
