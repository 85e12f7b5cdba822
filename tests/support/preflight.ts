import { authEmulatorTool } from '#tests/support/authEmulator.ts'
import { findOrInstallBrowser } from '#tests/support/browser.ts'
import { fetchTool } from '#tests/support/fetchTool.ts'
import { firebaseHostTool, cloudflarePagesTool } from '#tests/support/hosts.ts'
import { isPortFree } from '#tests/support/listen.ts'
import { findOrUnpackOldestBrowser } from '#tests/support/oldestBrowser.ts'
import { validators } from '#tests/support/validators.ts'
import { testPorts } from '#tests/support/testConfig.ts'

/** @throws Error if a program listens on this port */
async function expectFreePort(port: number): Promise<void> {
  if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken: end the program that listens there.`)
}

/** The tools that the tests install outside node_modules. Only release tests need the hosts' servers and validators. */
const tools = [
  authEmulatorTool,
  ...(process.env.TEST_LEVEL === 'all' ? [firebaseHostTool, cloudflarePagesTool, ...validators] : []),
]
const programChecks = [findOrInstallBrowser, findOrUnpackOldestBrowser, ...tools.map((tool) => () => fetchTool(tool))]

/**
 * Checks the programs and ports that the tests need. Installs missing programs if possible, and prints each remaining
 * problem. Usage: node tests/support/preflight.ts [port ...]. With arguments, checks only these ports.
 */
const ports = process.argv.slice(2).map(Number)
const portChecks = (ports.length > 0 ? ports : testPorts).map((port) => () => expectFreePort(port))
const checks: readonly (() => unknown)[] = ports.length > 0 ? portChecks : [...programChecks, ...portChecks]
for (const check of checks) {
  try {
    await check()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
