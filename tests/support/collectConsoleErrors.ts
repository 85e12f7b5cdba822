import type { ConsoleMessage, Page } from '@playwright/test'
import { authEmulatorPort, mockServerPort } from '#tests/support/testConfig.ts'

const hostsWithExpectedFailures = [
  '.shop.test/',
  `127.0.0.1:${mockServerPort}/`,
  `127.0.0.1:${authEmulatorPort}/`,
  '//apis.google.com/',
]

/** Messages that are not the shop's fault, by text and by the URL of the resource. All other messages fail the test. */
const allowedMessages: readonly [text: RegExp, isAllowedFor: (url: string, page: Page) => boolean][] = [
  // Tests of failures make requests fail, and the browser logs every failed request.
  [/^Failed to load resource: /, (url) => hostsWithExpectedFailures.some((host) => url.includes(host))],
  // The test for browsers without service workers blocks registration.
  [/^Service Worker registration blocked by Playwright$/, () => true],
  // The Storybook test-runner uses the Story Store.
  [/^Accessing the Story Store is deprecated/, () => true],
  // For a deep link, a plain static host serves 404.html with status 404, and the shop still opens.
  [/^Failed to load resource: .* 404 /, (url, page) => url === page.url()],
]

/**
 * Collects console warnings and errors, and uncaught exceptions.
 * @returns a function that stops collecting and returns the forbidden messages
 */
export function collectConsoleErrors(page: Page): () => string[] {
  const forbiddenMessages: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text()
    const { url } = message.location()
    const isWarningOrError = message.type() === 'warning' || message.type() === 'error'
    if (
      !isWarningOrError ||
      allowedMessages.some(([pattern, isAllowedFor]) => pattern.test(text) && isAllowedFor(url, page))
    )
      return
    forbiddenMessages.push(`console ${message.type()}: ${text} (${url})`)
  }
  const onUncaughtError = (error: Error) => void forbiddenMessages.push(`uncaught: ${error.stack ?? error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onUncaughtError)
  return () => {
    page.off('console', onConsole)
    page.off('pageerror', onUncaughtError)
    return forbiddenMessages
  }
}
