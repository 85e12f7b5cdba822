import { authEmulator } from '#tests/support/authEmulator.ts'
import { browserPath } from '#tests/support/browser.ts'
import { fetchTool } from '#tests/support/fetchTool.ts'
import { firebaseServer, pagesServer } from '#tests/support/hosts.ts'
import { isFree } from '#tests/support/listen.ts'
import { oldestBrowserPath } from '#tests/support/oldestBrowser.ts'
import { validators } from '#tests/support/validators.ts'
import { testPorts } from '#tests/support/testConfig.ts'

/** Expects that no program listens on a port of this machine. */
async function expectFree(port: number): Promise<void> {
  if (!(await isFree(port))) throw new Error(`Port ${port} is taken: end the program that listens there.`)
}

/** The programs that the tests need besides the packages. Hosts' servers and validators are only for releases. */
const tools = [authEmulator, ...(process.env.TEST_LEVEL === 'all' ? [firebaseServer, pagesServer, ...validators] : [])]
const programs = [browserPath, oldestBrowserPath, ...tools.map((tool) => () => fetchTool(tool))]

/**
 * Checks for everything that the tests need, fetches what is missing if possible, and reports the rest, one sentence
 * each. Usage: node tests/support/preflight.ts [ports to check instead of everything]
 */
const ports = process.argv.slice(2).map(Number)
const portChecks = (ports.length > 0 ? ports : testPorts).map((port) => () => expectFree(port))
const checks: readonly (() => unknown)[] = ports.length > 0 ? portChecks : [...programs, ...portChecks]
for (const check of checks) {
  try {
    await check()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
