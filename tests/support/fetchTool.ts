import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** A program that the tests need and that is no dependency of the project. */
export interface Tool {
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

/** The user's cache, which `npm ci` keeps; where that can't be written, a folder of the project. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const folder = join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'dhruva-auto-works')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return resolve('node_modules/.cache/dhruva-auto-works')
  }
}

/** The tool's folder. */
export const homeOf = ({ name, version, homeVariable }: Tool): string =>
  process.env[homeVariable] ?? join(cacheFolder(), `${name}-${version}`)

/**
 * Installs a tool into its folder, unless it is there already.
 * @throws Error when npm fails; the message says what to do, its cause why
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
  const args = ['install', ...minimalFlags, ...networkFlags, `${name}@${version}`]
  const options = { cwd: temporaryHome, timeout: installTimeoutMs, encoding: 'utf8' } as const
  const { status, stderr, error } = spawnSync('npm', args, options)
  if (status === 0) {
    renameSync(temporaryHome, home)
    return
  }
  rmSync(temporaryHome, { recursive: true, force: true })
  throw new Error(
    `${label} (${name} ${version}) is missing and npm can't fetch it: go online once, or set ${homeVariable} to a folder that has it.`,
    { cause: error?.message ?? stderr.trim().slice(-500) },
  )
}
