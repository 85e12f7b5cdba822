import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchTool } from '#tests/support/fetchTool.ts'
import { authEmulatorPort, testConfig } from '#tests/support/testConfig.ts'

/**
 * The package with Firebase's Auth emulator. It is not a dependency of the project, because it is very large and only
 * the end-to-end tests need it.
 */
export const authEmulatorTool = {
  label: 'The Auth emulator',
  name: 'firebase-tools',
  version: '15.34.2',
  homeVariable: 'AUTH_EMULATOR_HOME',
}

/**
 * Starts the emulator without its user interface. Because the project id starts with `demo-`, the emulator contacts no
 * other hosts.
 */
function startEmulator(): void {
  const home = fetchTool(authEmulatorTool)
  const cli = join(home, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const config = join(home, 'firebase.json')
  const listenOn = (port: number) => ({ host: '127.0.0.1', port })
  const authAddress = listenOn(authEmulatorPort)
  const [hub, logging] = [listenOn(authEmulatorPort + 1), listenOn(authEmulatorPort + 2)]
  writeFileSync(config, JSON.stringify({ emulators: { auth: authAddress, hub, logging, ui: { enabled: false } } }))
  const project = testConfig.VITE_FIREBASE_PROJECT_ID
  const options = ['--only', 'auth', '--project', project, '--config', config, '--log-verbosity', 'QUIET']
  spawn(process.execPath, [cli, 'emulators:start', ...options], {
    cwd: home,
    // Playwright shows only a server's stderr, but the emulator writes its startup errors to stdout.
    stdio: ['inherit', process.stderr, 'inherit'],
    // The emulator writes to TMPDIR. In the system's shared folder, another user's file might block the emulator.
    env: { ...process.env, CI: '1', XDG_CONFIG_HOME: home, TMPDIR: home },
  }).once('close', (code) => process.exit(code ?? 1))
}

/** Usage: node tests/support/authEmulator.ts */
if (import.meta.main) startEmulator()
