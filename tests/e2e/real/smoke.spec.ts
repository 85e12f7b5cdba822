import { execFile } from 'node:child_process'
import { mistakes, type Mistake } from '#tests/tools/smoke/mistakes.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { copySite } from '#tests/e2e/siteCopy.ts'
import { getProgramCommand } from '#tests/support/programs.ts'
import { serveStatic } from '#tests/support/static.ts'
import { deploymentPort, testConfig } from '#tests/support/testConfig.ts'

/** A fault of a deployment. */
interface Fault {
  /** A change to a file of the build. */
  change?: [file: string, text: RegExp, replacement: string]
  /** Whether the host serves no page for URLs with an id. */
  rejectsIdPaths?: boolean
  fallback?: 'spa'
}

/**
 * Serves the build on a faulty host at the URL for which it was built, and runs `npm run smoke` against this host.
 * @returns the output of the command
 */
async function runSmoke({ change, rejectsIdPaths = false, fallback }: Fault, ...args: string[]): Promise<string> {
  const { dir, editFile } = copySite('dist')
  if (change) {
    const [file, text, replacement] = change
    editFile(file, (content) => content.replace(text, replacement))
  }
  const host = await serveStatic({
    dir,
    port: deploymentPort,
    isCompressed: true,
    ...(fallback && { fallback }),
    intercept(request) {
      if (!rejectsIdPaths && /^\/(purchase|dashboard\/payment)\/[^/]+$/.test(request.url ?? ''))
        request.url = '/dashboard/'
      return false
    },
  })
  const command = getProgramCommand('playwright', 'test', '-c', 'tests/tools/smoke/playwright.config.ts', ...args)
  const env = { ...process.env, BASE_URL: testConfig.VITE_SITE_URL }
  const output = await new Promise<string>((resolve) => {
    execFile(...command, { env }, (_error, stdout, stderr) => resolve(stdout + stderr))
  })
  await host.stop()
  return output
}

const faultsByMistake: [Mistake, Fault][] = [
  ['policy-missing', { change: ['_headers', / +Content-Security-Policy: .*\n/, ''] }],
  ['pages-cached', { change: ['_headers', /^\/\*\n/, '/*\n  Cache-Control: max-age=600\n'] }],
  ['no-rewrites', { rejectsIdPaths: true }],
  ['unknown-found', { fallback: 'spa' }],
  ['icon-missing', { change: ['manifest.webmanifest', /icon-192/, 'icon-193'] }],
  ['head-wrong', { change: ['parts.html', /"og:title" content="/, '"og:title" content="Other '] }],
]

test(
  '`npm run smoke` prints the fix for each of six faults, and finds none in a correct deployment',
  { tag: '@release' },
  async () => {
    test.setTimeout(600_000)
    const correctOutput = await runSmoke({}, '--grep-invert', '@providers')
    expect(correctOutput).toMatch(/\nNothing wrong was found\.\n$/)
    expect(correctOutput).toMatch(
      /The parts in the pages are \d+\.\d hours old\. \d+ of 30 prices have changed since\./,
    )
    for (const [mistake, fault] of faultsByMistake) {
      expect(await runSmoke(fault, 'files')).toContain(`WRONG      ${mistakes[mistake]} Seen: `)
    }
  },
)
