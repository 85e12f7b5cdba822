import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config'
import { fromRoot } from '#src/build/project.ts'

/** Tests that need no DOM, or fail with jsdom's `File`. They run in Node, where each file starts half a second sooner. */
const testsWithoutPage = ['tests/unit/{build,domain}/**/*.test.ts', 'tests/unit/mocks/mockUpload.test.ts']

/** The tests of the tools, which run only before a release. */
const toolTests = ['tests/tools/**/*.test.ts']
const toolTestsWithPage = ['tests/tools/contract/**/*.test.ts']

/**
 * Quick unit tests that compare the code with the tables of tests/spec. `npm run check` runs them, because they find
 * omissions. Tests that render (.tsx) are excluded, because they take minutes in total.
 */
const tableTests = globSync('tests/{unit,hostile}/**/*.test.ts', { cwd: fromRoot('') }).filter((path) =>
  readFileSync(fromRoot(path), 'utf8').includes("from '#tests/spec/"),
)

// These are two setup files, because vitest runs each setup file for every test file. If one imported the other, the
// imported module would run only once.
const noisyConsoleFile = fromRoot('tests/support/noisyConsole.ts')
const setupFiles = [noisyConsoleFile, fromRoot('tests/setup.ts')]

const unitTests = {
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: ['tests/{structure,bundle,e2e}/**', ...toolTests, ...testsWithoutPage, ...tableTests],
}

/** @returns the files of unit tests whose code matches the pattern */
const findUnitTestsWith = (code: RegExp): string[] =>
  globSync(unitTests.include, { cwd: fromRoot(''), exclude: unitTests.exclude }).filter((path) =>
    code.test(readFileSync(fromRoot(path), 'utf8')),
  )

/** Test files that mock modules, or need modules that no other file has loaded. */
const testsMockingModules = findUnitTestsWith(/\bvi\.(mock|doMock|resetModules)\(|\bstartMockServer\b/)

/**
 * Test files that replace the whole page, start the complete demo, or query for elements that no other file may have
 * added.
 */
const testsReplacingPage = findUnitTestsWith(
  /document\.body\.(innerHTML|replaceChildren)|querySelector\('(style|link\[rel=preload\])'\)|\b(pageRoutes|createDemo)\b/,
)

/** Test files that simulate a change by another tab. */
const testsWithStorageEvents = findUnitTestsWith(/\bStorageEvent\b/)

// These files leave elements of mocked modules on the page, or start apps that receive storage events of other files.
const testsAffectingOthers = testsMockingModules.filter(
  (path) => path.endsWith('.tsx') || testsWithStorageEvents.includes(path),
)

const testsWithOwnPage = [...new Set([...testsReplacingPage, ...testsAffectingOthers])]
const testsWithFreshModules = testsMockingModules.filter((path) => !testsWithOwnPage.includes(path))

/**
 * The options for test files that need fresh modules. The files share a thread, because a thread for each file would load
 * jsdom and React again, which takes a second.
 */
const freshModulesOptions = {
  isolate: false,
  sequence: { setupFiles: 'list' as const },
  setupFiles: [fromRoot('tests/support/freshModules.ts'), ...setupFiles],
}

type ProjectOptions = TestProjectInlineConfiguration['test']

const project = (name: string, environment: 'jsdom' | 'node', include: string[], options: ProjectOptions) => ({
  extends: true as const,
  test: { name, environment, include, ...options },
})

/** The test projects. Structure and bundle tests need neither jsdom nor mocks. */
export const test: NonNullable<ViteUserConfig['test']> = {
  // In ms. The timeout is long enough for a slow machine.
  testTimeout: 60_000,
  // Uses one more worker than the machine has cores, because a rendering test spends half of its time waiting for timers.
  maxWorkers: availableParallelism() + 1,
  // Threads are a tenth faster than processes.
  pool: 'threads',
  // setInterval stays real, because jsdom runs its animation frames in an interval, and a fake interval would never
  // tick.
  fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame'] },
  projects: [
    project('unit', 'jsdom', unitTests.include, {
      // The files share jsdom, React, the shop and the mocks, because loading them for each file would take as long as
      // the tests.
      isolate: false,
      setupFiles,
      exclude: [...unitTests.exclude, ...testsWithOwnPage, ...testsWithFreshModules],
    }),
    project('unit-fresh-modules', 'jsdom', testsWithFreshModules, freshModulesOptions),
    project('unit-own-page', 'jsdom', testsWithOwnPage, { setupFiles }),
    project('unit-without-page', 'node', testsWithoutPage, { setupFiles: noisyConsoleFile, exclude: tableTests }),
    project('unit-tables', 'jsdom', tableTests, freshModulesOptions),
    project('tools', 'node', toolTests, { setupFiles: noisyConsoleFile, exclude: toolTestsWithPage }),
    project('tools-with-page', 'jsdom', toolTestsWithPage, { setupFiles }),
    project('structure', 'node', ['tests/structure/*.test.ts'], {
      // All files load the same modules and sources, so one thread is as fast as three.
      isolate: false,
      maxWorkers: 1,
      // Vitest runs projects with different numbers of threads one after the other.
      sequence: { groupOrder: 1 },
    }),
    project('bundle', 'node', ['tests/bundle/*.test.ts'], { isolate: false }),
  ],
}
