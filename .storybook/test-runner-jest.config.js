import { getJestConfig } from '@storybook/test-runner'
import { createLaunchOptions } from '#tests/support/browser.ts'

const base = getJestConfig()

/** The test-runner's default configuration with the tests' browser, a fixed window and reduced motion. */
export default {
  ...base,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: createLaunchOptions(),
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
      },
    },
  },
}
