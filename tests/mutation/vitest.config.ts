import { defineConfig, mergeConfig } from 'vitest/config'
import { folders } from '../../tests/mutation/folders.ts'
import app from '../../vite.config.ts'

const folder = folders[process.env['MUTATION_FOLDER'] ?? '']

/** Only the tests of one folder. They share modules: a file less to load for each of thousands of mutants. */
export default defineConfig((env) =>
  mergeConfig(app({ ...env, mode: 'test' }), {
    root: new URL('../..', import.meta.url).pathname,
    test: {
      environment: folder?.needsPage ? 'jsdom' : 'node',
      setupFiles: folder?.needsPage ? 'tests/setup.ts' : 'tests/support/noisyConsole.ts',
      include: folder?.tests ?? [],
      isolate: false,
      silent: true,
      testTimeout: 20_000,
    },
  }),
)
