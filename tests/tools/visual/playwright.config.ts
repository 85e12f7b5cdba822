import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { picturesDir, projectDir, storybookDir, visualDir } from '#tests/tools/visual/folders.ts'

const port = 6007
const isBefore = process.env.VISUAL_TASK === 'before'
const { args, ...launch } = launchOptions()

/** Makes the browser render the same pixels each time. */
const steadyArgs = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-checker-imaging',
  // A partly repainted raster differs in some pixels from one that is painted at once.
  '--disable-partial-raster',
]

/** Takes the pictures of all stories; `visual.ts` runs it once for each Storybook. */
export default defineConfig({
  testMatch: 'visual.spec.ts',
  outputDir: join(visualDir, 'results'),
  snapshotPathTemplate: join(picturesDir, '{arg}{ext}'),
  updateSnapshots: isBefore ? 'all' : 'none',
  timeout: 180_000,
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // A story that does not settle is retried in a fresh page. In the run after the change, a changed story would only
  // differ again.
  retries: isBefore ? 1 : 0,
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0 } },
  reporter: [['line'], ...(isBefore ? [] : [[join(import.meta.dirname, 'reporter.ts')] as const])],
  use: {
    baseURL: `http://localhost:${port}/`,
    launchOptions: { ...launch, args: [...args, ...steadyArgs] },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Storybook skips long animations in a browser of this name, such as the one that closes a toast.
    userAgent: 'Chrome StorybookTestRunner',
  },
  webServer: {
    command: `node tests/support/static.ts ${storybookDir(isBefore ? 'before' : 'after')} --port ${port}`,
    port,
    cwd: projectDir,
    reuseExistingServer: false,
  },
})
