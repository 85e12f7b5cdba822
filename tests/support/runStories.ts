import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveStatic } from '#tests/support/static.ts'
import { storyWorkers, writeStoryTests } from '#tests/support/storyTests.ts'

/**
 * Serves the built Storybook under a sub-path and runs the test-runner on its stories. Arguments before the first option
 * are parts of paths or titles and choose story files; options go to the test-runner.
 */
const args = process.argv.slice(2)
const firstOption = args.findIndex((arg) => arg.startsWith('-'))
const patterns = firstOption === -1 ? args : args.slice(0, firstOption)
const options = args.slice(patterns.length)

const testDir = mkdtempSync(join(tmpdir(), 'story-tests-'))
process.once('exit', () => rmSync(testDir, { recursive: true }))
if ((await writeStoryTests(testDir, patterns)) === 0) {
  console.error(`No story file has ${patterns.join(' or ')} in its path or title.`)
  process.exit(1)
}

const { url, stop } = await serveStatic({ dir: 'storybook-static', mount: '/shop/storybook/' })
const child = spawn(
  'test-storybook',
  ['--url', url, '--disable-telemetry', `--maxWorkers=${storyWorkers}`, '--testTimeout=60000', ...options],
  // The test-runner's mode for a remote Storybook passes the folder of its generated tests in these variables, too.
  { stdio: 'inherit', env: { ...process.env, TEST_ROOT: testDir, TEST_MATCH: '**/*.test.cjs' } },
)
child.once('close', (code) => {
  void stop()
  process.exitCode = code ?? 1
})
