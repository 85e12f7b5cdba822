import { defineConfig, mergeConfig } from 'vitest/config'
import app from '../vite.config.ts'

/** The app's plugins and aliases, seen from the repository; structure and bundle checks need neither browser nor mocks. */
export default defineConfig((env) =>
  mergeConfig(app({ ...env, mode: 'test' }), {
    root: new URL('..', import.meta.url).pathname,
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            setupFiles: ['tests/setup.ts'],
            testTimeout: 20_000,
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/{structure,bundle,e2e}/**'],
          },
        },
        { extends: true, test: { name: 'structure', environment: 'node', include: ['tests/structure/*.test.ts'] } },
        { extends: true, test: { name: 'bundle', environment: 'node', include: ['tests/bundle/*.test.ts'] } },
      ],
    },
  }),
)
