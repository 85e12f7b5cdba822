import { defineConfig } from 'vitest/config'
import { folders } from './folders.ts'
import app from '../../../vite.config.ts'

const { tests = [], hasPage = true, stories = [] } = folders.get(process.env.MUTATION_FOLDER ?? '') ?? {}

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
    // With styles, as on a large screen: the stories that open the menu of small screens could not be played.
    css: stories.some((file) => file.includes('components')),
    // In ms. Short where tests are fast: many mutants make a test wait until it times out.
    testTimeout: hasPage ? 20_000 : 5_000,
  },
}))
