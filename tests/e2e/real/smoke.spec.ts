import { execFile } from 'node:child_process'
import { mistakes, type Mistake } from '#tests/tools/smoke/mistakes.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { copySite } from '#tests/e2e/siteCopy.ts'
import { program } from '#tests/support/programs.ts'
import { serveStatic } from '#tests/support/static.ts'
import { deploymentPort, testConfig } from '#tests/support/testConfig.ts'

/** What is wrong with a deployment: a file of the build, or the host. */
interface Fault {
  change?: [file: string, text: RegExp, replacement: string]
  losesIds?: boolean
  fallback?: 'spa'
}

/**
 * Runs `npm run smoke` against the build on a faulty host, at the URL it was built for.
 * @returns its output
 */
async function runSmoke({ change, losesIds = false, fallback }: Fault, ...args: string[]): Promise<string> {
  const { dir, edit } = copySite('dist')
  if (change) {
    const [file, text, replacement] = change
    edit(file, (before) => before.replace(text, replacement))
  }
  const host = await serveStatic({
    dir,
    port: deploymentPort,
    isCompressed: true,
    ...(fallback && { fallback }),
    intercept(request) {
      if (!losesIds && /^\/(purchase|dashboard\/payment)\/[^/]+$/.test(request.url ?? '')) request.url = '/dashboard/'
      return false
    },
  })
  const command = program('playwright', 'test', '-c', 'tests/tools/smoke/playwright.config.ts', ...args)
  const env = { ...process.env, BASE_URL: testConfig.VITE_SITE_URL }
  const output = await new Promise<string>((resolve) => {
    execFile(...command, { env }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
  await host.stop()
  return output
}

const faults: [Mistake, Fault][] = [
  ['policy-missing', { change: ['_headers', / +Content-Security-Policy: .*\n/, ''] }],
  ['pages-cached', { change: ['_headers', /^\/\*\n/, '/*\n  Cache-Control: max-age=600\n'] }],
  ['no-rewrites', { losesIds: true }],
  ['unknown-found', { fallback: 'spa' }],
  ['icon-missing', { change: ['manifest.webmanifest', /icon-192/, 'icon-193'] }],
  ['head-wrong', { change: ['parts.html', /"og:title" content="/, '"og:title" content="Other '] }],
]

test(
  '`npm run smoke` names each of six faults with its fix, and finds none in a correct deployment',
  { tag: '@release' },
  async () => {
    test.setTimeout(600_000)
    const correctOutput = await runSmoke({}, '--grep-invert', '@providers')
    expect(correctOutput).toMatch(/\nNothing wrong was found\.\n$/)
    expect(correctOutput).toMatch(
      /The parts in the pages are \d+\.\d hours old\. \d+ of 30 prices have changed since\./,
    )
    for (const [mistake, fault] of faults) {
      expect(await runSmoke(fault, 'files')).toContain(`WRONG      ${mistakes[mistake]} Seen: `)
    }
  },
)
