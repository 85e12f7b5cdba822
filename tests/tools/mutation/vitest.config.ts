import { defineConfig } from 'vitest/config'
import { partOf, type Page } from './folders.ts'
import app from '../../../vite.config.ts'

const { page = 'whole', tests = [], hasStyles = false } = partOf(process.env.MUTATION_PART) ?? {}

const setups: Record<Page, string[]> = {
  none: [],
  small: ['tests/tools/mutation/smallSetup.ts'],
  whole: ['tests/setup.ts', 'tests/tools/mutation/wholeSetup.ts'],
}

/** The tests of one part of a folder, in place of the project's own. */
export default defineConfig((env) => ({
  ...app({ ...env, mode: 'test' }),
  test: {
    environment: page === 'whole' ? 'jsdom' : 'node',
    setupFiles: ['tests/support/noisyConsole.ts', ...setups[page]],
    include: tests,
    silent: true,
    css: hasStyles,
    // In ms. Short where tests are fast: many mutants make a test wait until it times out.
    testTimeout: page === 'whole' ? 20_000 : 5_000,
  },
}))
