import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { ViteUserConfig } from 'vitest/config'
import { fromRoot } from '#src/build/fromRoot.ts'

/** Milliseconds: enough on a busy machine. */
const testTimeout = 20_000

/** What needs no page: in Node each file starts half a second sooner. */
const withoutPage = [
  'tests/{support,tools/{mutation,nightly,reports,smoke,visual},unit/{build,domain}}/**/*.test.ts',
  'tests/tools/monkey/*.test.ts',
]

/**
 * Quick unit tests that compare the code with the tables of tests/spec: they find what was forgotten, so `npm run check` runs
 * them. Those that render (.tsx) take minutes together.
 */
const tables = globSync('tests/{unit,hostile}/**/*.test.ts', { cwd: fromRoot('') }).filter((path) =>
  readFileSync(fromRoot(path), 'utf8').includes("from '#tests/spec/"),
)

// Named here, not imported by the other: vitest runs a setup file for each test file, but loads what it imports only once.
const noisyConsole = fromRoot('tests/support/noisyConsole.ts')
const setupFiles = [noisyConsole, fromRoot('tests/setup.ts')]

const unitTests = {
  include: ['tests/**/*.test.{ts,tsx}'],
  exclude: ['tests/{structure,bundle,e2e}/**', ...withoutPage, ...tables],
}

/** In a file that replaces modules or the whole page, needs modules unused, or looks for what nobody may have added. */
const needsOwnModules =
  /\bvi\.(mock|doMock|resetModules)\(|document\.body\.(innerHTML|replaceChildren)|querySelector\('(style|link\[rel=preload\])'\)|\b(pageModules|startMockServer|startTestDemo)\b/

const withOwnModules = globSync(unitTests.include, { cwd: fromRoot(''), exclude: unitTests.exclude }).filter((path) =>
  needsOwnModules.test(readFileSync(fromRoot(path), 'utf8')),
)

/** The test projects. Structure and bundle tests need neither jsdom nor mocks. */
export const test: NonNullable<ViteUserConfig['test']> = {
  // One more than the cores: half of the time of a test that renders is spent on waiting for timers.
  maxWorkers: availableParallelism() + 1,
  // A tenth faster than processes.
  pool: 'threads',
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        environment: 'jsdom',
        // The files share jsdom, React, the shop and the mocks: to load them for each file takes as long as the tests.
        isolate: false,
        setupFiles,
        testTimeout,
        include: unitTests.include,
        exclude: [...unitTests.exclude, ...withOwnModules],
      },
    },
    {
      extends: true,
      test: {
        name: 'unit-own-modules',
        environment: 'jsdom',
        setupFiles,
        testTimeout,
        include: withOwnModules,
      },
    },
    {
      extends: true,
      test: {
        name: 'unit-without-page',
        environment: 'node',
        setupFiles: noisyConsole,
        testTimeout,
        include: withoutPage,
        exclude: tables,
      },
    },
    {
      extends: true,
      test: {
        name: 'unit-tables',
        environment: 'jsdom',
        setupFiles,
        testTimeout,
        include: tables,
      },
    },
    {
      extends: true,
      test: { name: 'structure', environment: 'node', testTimeout, include: ['tests/structure/*.test.ts'] },
    },
    {
      extends: true,
      test: { name: 'bundle', environment: 'node', testTimeout, include: ['tests/bundle/*.test.ts'] },
    },
  ],
}
