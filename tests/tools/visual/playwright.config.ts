import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { createLaunchOptions } from '#tests/support/browser.ts'
import { picturesDir, projectDir, storybookDir, visualDir } from '#tests/tools/visual/folders.ts'

const port = 6007
const isBefore = process.env.VISUAL_TASK === 'before'
const { args, ...launch } = createLaunchOptions()

/** Arguments that make the browser render the same pixels each time. */
const steadyArgs = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-checker-imaging',
  // After a partial repaint, some pixels would differ from those of a full paint.
  '--disable-partial-raster',
]

/** Takes the pictures of all selected stories. `visual.ts` runs this configuration once for each Storybook. */
export default defineConfig({
  testMatch: 'visual.spec.ts',
  outputDir: join(visualDir, 'results'),
  snapshotPathTemplate: join(picturesDir, '{arg}{ext}'),
  updateSnapshots: isBefore ? 'all' : 'none',
  timeout: 180_000,
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // If a story's picture keeps changing, it is retried in a new page. The run with task 'after' has no retries, because
  // a changed story would only differ again.
  retries: isBefore ? 1 : 0,
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0 } },
  reporter: [['line'], ...(isBefore ? [] : [[join(import.meta.dirname, 'reporter.ts')] as const])],
  use: {
    baseURL: `http://localhost:${port}/`,
    launchOptions: { ...launch, args: [...args, ...steadyArgs] },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    // With this user agent, Storybook skips long animations, such as the one that closes a toast.
    userAgent: 'Chrome StorybookTestRunner',
  },
  webServer: {
    command: `node tests/support/static.ts ${storybookDir(isBefore ? 'before' : 'after')} --port ${port}`,
    port,
    cwd: projectDir,
    reuseExistingServer: false,
  },
})
