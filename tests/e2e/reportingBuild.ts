import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mapsOf } from '#src/build/sourceMaps.ts'
import { reportPort, testConfig } from '#tests/support/testConfig.ts'

/** Where the build reports to. */
export const reportUrl = `http://127.0.0.1:${reportPort}/`

/** Builds the shop with VITE_REPORT_URL, into a folder of its own. */
export async function buildReportingShop() {
  const dir = await mkdtemp(join(process.cwd(), 'node_modules', '.cache', 'reporting-'))
  const env = { ...process.env, NODE_ENV: 'production', ...testConfig, VITE_REPORT_URL: reportUrl }
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', dir, '--logLevel', 'error'], { env })
  return {
    dir,
    async remove(): Promise<void> {
      for (const folder of [dir, mapsOf(dir)]) await rm(folder, { recursive: true })
    },
  }
}
