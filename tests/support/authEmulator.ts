import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchTool, homeOf } from '#tests/support/fetchTool.ts'
import { authEmulatorPort, testConfig } from '#tests/support/testConfig.ts'

/** 200 MB that only the end-to-end tests need. */
const tool = {
  what: 'The Auth emulator',
  name: 'firebase-tools',
  version: '15.34.2',
  homeVariable: 'AUTH_EMULATOR_HOME',
}
const home = homeOf(tool)
const cli = join(home, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

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
    fetchTool(tool)
    if (process.argv[2] !== 'install') start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
