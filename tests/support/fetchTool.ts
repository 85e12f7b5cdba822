import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { getNpmCommand } from '#tests/support/programs.ts'

/** A program that tests need, but that is not a dependency of the project. */
export interface Tool {
  /** The tool's name in messages. */
  label: string
  /** The tool's npm package. */
  name: string
  version: string
  /** The name of the environment variable with the folder of an existing installation. */
  homeVariable: string
  /** Whether the program itself is in one of the package's optional dependencies. */
  needsOptional?: boolean
}

/** The tools are installed in the user's cache, because `npm ci` deletes everything in node_modules. */
const toolsDir = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'dhruva-auto-works')

/**
 * Installs a tool, unless it is already installed.
 * @returns the folder of the installation
 * @throws Error if npm fails. The message describes the fix, and `cause` is the reason.
 */
export function fetchTool({ label, name, version, homeVariable, needsOptional = false }: Tool): string {
  const home = process.env[homeVariable] ?? join(toolsDir, `${name}-${version}`)
  if (existsSync(join(home, 'node_modules', name))) return home
  console.error(`Installing ${label} into ${home}: once, and it can take a minute.`)
  // Renaming is atomic, so an interrupted installation never counts as complete.
  const temporaryHome = `${home}.${process.pid}`
  mkdirSync(temporaryHome, { recursive: true })
  writeFileSync(join(temporaryHome, 'package.json'), '{ "private": true }')
  const optionalFlag = needsOptional ? '--include=optional' : '--omit=optional'
  const quietFlags = '--ignore-scripts --no-save --no-package-lock --no-audit --no-fund --loglevel=error'.split(' ')
  const networkFlags = ['--prefer-offline', '--fetch-retries=1', '--fetch-timeout=30000']
  const command = getNpmCommand('install', optionalFlag, ...quietFlags, ...networkFlags, `${name}@${version}`)
  const { status, stderr, error } = spawnSync(...command, { cwd: temporaryHome, timeout: 240_000, encoding: 'utf8' })
  if (status === 0) {
    renameSync(temporaryHome, home)
    return home
  }
  rmSync(temporaryHome, { recursive: true, force: true })
  throw new Error(
    `${label} (${name} ${version}) is missing and npm can't fetch it: go online once, or set ${homeVariable} to a folder that has it.`,
    { cause: error?.message ?? stderr.trim().slice(-500) },
  )
}
