import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { authEmulatorPort, testConfig } from '#tests/support/testConfig.ts'

const version = '15.34.2'

/** Outside of the project, so that `npm ci` leaves it alone: 200 MB that only the end-to-end tests need. */
const home =
  process.env.AUTH_EMULATOR_HOME ?? join(homedir(), '.cache', 'dhruva-auto-works', `firebase-tools-${version}`)
const cli = join(home, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

/** Milliseconds after which the package registry counts as unreachable. */
const patience = 240_000

/**
 * Puts the identity provider's emulator into its folder, with npm's own settings; does nothing where it is already.
 * @throws Error, a sentence that says what to do
 */
function install(): void {
  if (existsSync(cli)) return
  console.error(`Installing the Auth emulator into ${home}: once, and it takes a minute.`)
  // made beside it and renamed, so that half an installation is never taken for one
  const unfinished = `${home}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'package.json'), '{ "private": true }')
  const lean = ['--omit=optional', '--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  const quick = ['--prefer-offline', '--fetch-retries=1', '--fetch-timeout=30000', '--loglevel=error']
  const { status, stderr, error } = spawnSync('npm', ['install', ...lean, ...quick, `firebase-tools@${version}`], {
    cwd: unfinished,
    timeout: patience,
    encoding: 'utf8',
  })
  if (status === 0) {
    renameSync(unfinished, home)
    return
  }
  rmSync(unfinished, { recursive: true, force: true })
  throw new Error(
    `The Auth emulator (firebase-tools ${version}) could not be installed: is npm's registry reachable? ` +
      `Set AUTH_EMULATOR_HOME to a folder that has it. ${error?.message ?? stderr.trim().slice(-500)}`,
  )
}

/** Starts the emulator without its user interface. The project's name begins with `demo-`: it asks no other host. */
function start(): void {
  const config = join(home, 'firebase.json')
  const at = (port: number) => ({ host: '127.0.0.1', port })
  const auth = at(authEmulatorPort)
  const [hub, logging] = [at(authEmulatorPort + 1), at(authEmulatorPort + 2)]
  writeFileSync(config, JSON.stringify({ emulators: { auth, hub, logging, ui: { enabled: false } } }))
  const project = testConfig.VITE_FIREBASE_PROJECT_ID
  spawn(process.execPath, [cli, 'emulators:start', '--only', 'auth', '--project', project, '--config', config], {
    cwd: home,
    stdio: 'inherit',
    env: { ...process.env, CI: '1' },
  }).once('close', (code) => process.exit(code ?? 1))
}

/** node tests/support/authEmulator.ts [install] */
if (import.meta.main) {
  try {
    install()
    if (process.argv[2] !== 'install') start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
