import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

interface Tool {
  /** Its name in messages. */
  label: string
  /** Its npm package. */
  name: string
  version: string
  /** The environment variable with a folder that already contains it. */
  homeVariable: string
  /** Its program for this system is an optional dependency. */
  needsOptional?: boolean
}

const installTimeoutMs = 240_000

/** The tool's folder. It is outside of the project, so `npm ci` keeps it. */
export const homeOf = ({ name, version, homeVariable }: Tool): string =>
  process.env[homeVariable] ?? join(homedir(), '.cache', 'dhruva-auto-works', `${name}-${version}`)

/**
 * Installs a tool into its folder, unless it is there already.
 * @throws when npm fails; the message says what to do
 */
export function fetchTool(tool: Tool): void {
  const { label, name, version, homeVariable, needsOptional = false } = tool
  const home = homeOf(tool)
  if (existsSync(join(home, 'node_modules', name))) return
  console.error(`Installing ${label} into ${home}: once, and it can take a minute.`)
  // Renaming is atomic: an interrupted installation never counts as complete.
  const temporaryHome = `${home}.${process.pid}`
  mkdirSync(temporaryHome, { recursive: true })
  writeFileSync(join(temporaryHome, 'package.json'), '{ "private": true }')
  const minimalFlags = [
    needsOptional ? '--include=optional' : '--omit=optional',
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
  ]
  const networkFlags = ['--prefer-offline', '--fetch-retries=1', '--fetch-timeout=30000', '--loglevel=error']
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', ...minimalFlags, ...networkFlags, `${name}@${version}`],
    {
      cwd: temporaryHome,
      timeout: installTimeoutMs,
      encoding: 'utf8',
    },
  )
  if (status === 0) {
    renameSync(temporaryHome, home)
    return
  }
  rmSync(temporaryHome, { recursive: true, force: true })
  throw new Error(
    `${label} (${name} ${version}) could not be installed: is npm's registry reachable? ` +
      `Set ${homeVariable} to a folder that has it. ${error?.message ?? stderr.trim().slice(-500)}`,
  )
}
