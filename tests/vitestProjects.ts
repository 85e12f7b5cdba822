import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config'
import { fromRoot } from '#src/build/project.ts'

/** Tests that need no page, or fail with jsdom's files. They run in Node, where each file starts half a second sooner. */
const testsWithoutPage = ['tests/unit/{build,domain}/**/*.test.ts', 'tests/unit/mocks/mockUpload.test.ts']

/** Tests of tools run only before a release. */
const toolTests = ['tests/tools/**/*.test.ts']
const toolTestsWithPage = ['tests/tools/contract/**/*.test.ts']

/**
 * Quick unit tests that compare the code with the tables of tests/spec. They find omissions, so `npm run check` runs
 * them. It skips the tests that render (.tsx), which take minutes in total.
 */
const tableTests = globSync('tests/{unit,hostile}/**/*.test.ts', { cwd: fromRoot('') }).filter((path) =>
  readFileSync(fromRoot(path), 'utf8').includes("from '#tests/spec/"),
)

// Two setup files, because vitest runs each of them for every test file; a module imported by one would run only once.
const noisyConsole = fromRoot('tests/support/noisyConsole.ts')
const setupFiles = [noisyConsole, fromRoot('tests/setup.ts')]

const unitTests = {
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: ['tests/{structure,bundle,e2e}/**', ...toolTests, ...testsWithoutPage, ...tableTests],
}

/** @returns the unit tests whose code matches */
const unitTestsWith = (code: RegExp): string[] =>
  globSync(unitTests.include, { cwd: fromRoot(''), exclude: unitTests.exclude }).filter((path) =>
    code.test(readFileSync(fromRoot(path), 'utf8')),
  )

/** Files that replace modules, or need fresh modules. */
const testsReplacingModules = unitTestsWith(/\bvi\.(mock|doMock|resetModules)\(|\bstartMockServer\b/)

/**
 * Files that replace the whole page, start the complete demo, or query for elements that no other file may have added.
 */
const testsReplacingPage = unitTestsWith(
  /document\.body\.(innerHTML|replaceChildren)|querySelector\('(style|link\[rel=preload\])'\)|\b(pageRoutes|createDemo)\b/,
)

const testsOfOtherTabs = unitTestsWith(/\bStorageEvent\b/)

// These tests leave elements of replaced modules on the page, or start apps that receive storage events of other tests.
const testsAffectingOthers = testsReplacingModules.filter(
  (path) => path.endsWith('.tsx') || testsOfOtherTabs.includes(path),
)

const testsWithOwnPage = [...new Set([...testsReplacingPage, ...testsAffectingOthers])]
const testsWithFreshModules = testsReplacingModules.filter((path) => !testsWithOwnPage.includes(path))

/** For files that need fresh modules. A thread per file would load jsdom and React again, which takes a second. */
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
  // In ms; enough on a slow machine.
  testTimeout: 60_000,
  // One more than the cores, because a rendering test spends half of its time waiting for timers.
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
    project('unit-without-page', 'node', testsWithoutPage, { setupFiles: noisyConsole, exclude: tableTests }),
    project('unit-tables', 'jsdom', tableTests, freshModulesOptions),
    project('tools', 'node', toolTests, { setupFiles: noisyConsole, exclude: toolTestsWithPage }),
    project('tools-with-page', 'jsdom', toolTestsWithPage, { setupFiles }),
    project('structure', 'node', ['tests/structure/*.test.ts'], {
      // Each file reads the same imports and sources, so one thread takes as long as three, on half a core.
      isolate: false,
      maxWorkers: 1,
      // Vitest runs projects with different numbers of threads one after the other.
      sequence: { groupOrder: 1 },
    }),
    project('bundle', 'node', ['tests/bundle/*.test.ts'], { isolate: false }),
  ],
}
