import { defineConfig } from 'vitest/config'
import * as z from 'zod/mini'
import app from '../../../vite.config.ts'

const { MUTATION_TESTS, MUTATION_ENVIRONMENT } = process.env
const usesDom = MUTATION_ENVIRONMENT === 'jsdom'

/** Runs the tests in MUTATION_TESTS instead of all tests of the project. */
export default defineConfig((env) => ({
  ...app({ ...env, mode: 'test' }),
  test: {
    environment: usesDom ? 'jsdom' : 'node',
    setupFiles: [
      'tests/support/noisyConsole.ts',
      ...(usesDom ? ['tests/setup.ts', 'tests/tools/mutation/shortTimeouts.ts'] : []),
    ],
    include: z.parse(z.array(z.string()), JSON.parse(MUTATION_TESTS ?? '[]')),
    silent: true,
    // In ms. Fast tests have a short timeout, because many mutants make a test wait until it times out.
    testTimeout: usesDom ? 20_000 : 5_000,
  },
}))
