import { createServer } from 'node:http'
import { authEmulator } from '#tests/support/authEmulator.ts'
import { browserPath } from '#tests/support/browser.ts'
import { fetchTool } from '#tests/support/fetchTool.ts'
import { firebaseServer } from '#tests/support/firebaseHost.ts'
import { listen } from '#tests/support/listen.ts'
import { oldestBrowserPath } from '#tests/support/oldestBrowser.ts'
import { pagesServer } from '#tests/support/pagesHost.ts'
import { testPorts } from '#tests/support/testConfig.ts'

/**
 * Expects that nothing listens on a port of this machine.
 * @throws Error that names the port
 */
export async function expectFree(port: number): Promise<void> {
  const free = await listen(createServer(), port).catch(() => null)
  if (!free) throw new Error(`Port ${port} is taken: end the program that listens there.`)
  await free.stop()
}

/** What the tests need besides the packages. What is missing is fetched, where that is possible. */
const needs: (() => unknown)[] = [
  browserPath,
  oldestBrowserPath,
  ...[authEmulator, firebaseServer, pagesServer].map((tool) => () => fetchTool(tool)),
  ...testPorts.map((port) => () => expectFree(port)),
]

/**
 * Looks for all that the tests need, and fetches what is missing.
 * @returns a sentence for each thing that is missing: what it is, and what to do
 */
export async function findMissing(wanted = needs): Promise<string[]> {
  const missing: string[] = []
  for (const need of wanted) {
    try {
      await need()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      missing.push(error.message)
    }
  }
  return missing
}

/** Usage: node tests/support/preflight.ts [ports that have to be free, instead of all] */
if (import.meta.main) {
  const ports = process.argv.slice(2).map(Number)
  const missing = await findMissing(ports.length > 0 ? ports.map((port) => () => expectFree(port)) : undefined)
  for (const sentence of missing) console.error(sentence)
  if (missing.length > 0) process.exit(1)
}
