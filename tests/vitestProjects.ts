import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config'
import { fromRoot } from '#src/build/project.ts'

/** Tests that need no page, or that jsdom's files would break; in Node, each file starts half a second sooner. */
const withoutPage = ['tests/unit/{build,domain}/**/*.test.ts', 'tests/unit/mocks/mockUpload.test.ts']

/** Tests of tools run only before a release. */
const ofTools = ['tests/tools/**/*.test.ts']
const ofToolsWithPage = ['tests/tools/contract/**/*.test.ts']

/**
 * Quick unit tests that compare the code with the tables of tests/spec. They find omissions, so `npm run check` runs
 * them; those that render (.tsx) take minutes in total.
 */
const tables = globSync('tests/{unit,hostile}/**/*.test.ts', { cwd: fromRoot('') }).filter((path) =>
  readFileSync(fromRoot(path), 'utf8').includes("from '#tests/spec/"),
)

// Listed here instead of being imported by the other file, because vitest runs a setup file for each test file, but
// loads its imports only once.
const noisyConsole = fromRoot('tests/support/noisyConsole.ts')
const setupFiles = [noisyConsole, fromRoot('tests/setup.ts')]

const unitTests = {
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: ['tests/{structure,bundle,e2e}/**', ...ofTools, ...withoutPage, ...tables],
}

/** @returns the unit tests whose code matches */
const unitTestsWith = (code: RegExp): string[] =>
  globSync(unitTests.include, { cwd: fromRoot(''), exclude: unitTests.exclude }).filter((path) =>
    code.test(readFileSync(fromRoot(path), 'utf8')),
  )

/** Files that replace modules, or need fresh modules. */
const replacingModules = unitTestsWith(/\bvi\.(mock|doMock|resetModules)\(|\bstartMockServer\b/)

/**
 * Files that replace the whole page, start the complete demo, or query for elements that no other file may have added.
 */
const replacingPage = unitTestsWith(
  /document\.body\.(innerHTML|replaceChildren)|querySelector\('(style|link\[rel=preload\])'\)|\b(pageRoutes|createDemo)\b/,
)

const hearingOtherTabs = unitTestsWith(/\bStorageEvent\b/)

// Elements of replaced modules stay on the page, and the apps that they start receive storage events of other tests.
const reachingOthers = replacingModules.filter((path) => path.endsWith('.tsx') || hearingOtherTabs.includes(path))

const withOwnPage = [...new Set([...replacingPage, ...reachingOthers])]
const withFreshModules = replacingModules.filter((path) => !withOwnPage.includes(path))

/** For files that need fresh modules. A thread per file would load jsdom and React again, which takes a second. */
const freshModules = {
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
  // Not setInterval: jsdom creates an interval for its animation frames, and would keep a fake one, which never ticks.
  fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame'] },
  projects: [
    project('unit', 'jsdom', unitTests.include, {
      // The files share jsdom, React, the shop and the mocks, because loading them for each file would take as long as
      // the tests.
      isolate: false,
      setupFiles,
      exclude: [...unitTests.exclude, ...withOwnPage, ...withFreshModules],
    }),
    project('unit-fresh-modules', 'jsdom', withFreshModules, freshModules),
    project('unit-own-page', 'jsdom', withOwnPage, { setupFiles }),
    project('unit-without-page', 'node', withoutPage, { setupFiles: noisyConsole, exclude: tables }),
    project('unit-tables', 'jsdom', tables, freshModules),
    project('tools', 'node', ofTools, { setupFiles: noisyConsole, exclude: ofToolsWithPage }),
    project('tools-with-page', 'jsdom', ofToolsWithPage, { setupFiles }),
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
