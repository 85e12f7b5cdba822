import { defineConfig } from 'vitest/config'
import { folders } from './folders.ts'
import app from '../../../vite.config.ts'

const { tests = [], hasPage = true } = folders.get(process.env.MUTATION_FOLDER ?? '') ?? {}

/** The tests of one folder, in place of the project's own. */
export default defineConfig((env) => ({
  ...app({ ...env, mode: 'test' }),
  test: {
    environment: hasPage ? 'jsdom' : 'node',
    setupFiles: [
      'tests/support/noisyConsole.ts',
      ...(hasPage ? ['tests/setup.ts', 'tests/tools/mutation/patience.ts'] : []),
    ],
    include: tests,
    silent: true,
    // In ms. Short where tests are fast: many mutants make a test wait until it times out.
    testTimeout: hasPage ? 20_000 : 5_000,
  },
}))
