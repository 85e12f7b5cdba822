import type { ConsoleMessage, Page } from '@playwright/test'
import { authEmulatorPort, mockServerPort } from '#tests/support/testConfig.ts'

interface Allowance {
  text: RegExp
  /** @param url the resource that the message is about */
  isAllowedFor: (url: string, page: Page) => boolean
  reason: string
}

const hosts = ['.shop.test/', `127.0.0.1:${mockServerPort}/`, `127.0.0.1:${authEmulatorPort}/`, '//apis.google.com/']

/** Messages that are no mistake of the shop. Every other warning or error fails the test. */
const allowed: Allowance[] = [
  {
    text: /^Failed to load resource: /,
    isAllowedFor: (url) => hosts.some((host) => url.includes(host)),
    reason: 'the browser logs every failed request, and tests of failures cause them',
  },
  {
    text: /^Service Worker registration blocked by Playwright$/,
    isAllowedFor: () => true,
    reason: 'the test of browsers that refuse workers blocks them',
  },
  {
    text: /^Accessing the Story Store is deprecated/,
    isAllowedFor: () => true,
    reason: 'the Storybook test-runner uses it',
  },
  {
    text: /^Failed to load resource: .* 404 /,
    isAllowedFor: (url, page) => url === page.url(),
    reason: 'a plain static host serves a deep link as 404.html with status 404, and the shop still opens',
  },
]

export interface ConsoleWatch {
  /** Stops watching. @returns the messages that aren't allowed */
  stop(): string[]
}

/** Collects a page's console warnings, console errors and uncaught exceptions. */
export function watchConsole(page: Page): ConsoleWatch {
  const noise: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text()
    const { url } = message.location()
    const isNoisy = message.type() === 'warning' || message.type() === 'error'
    if (!isNoisy || allowed.some((entry) => entry.text.test(text) && entry.isAllowedFor(url, page))) return
    noise.push(`console ${message.type()}: ${text} (${url})`)
  }
  const onError = (error: Error) => void noise.push(`uncaught: ${error.stack ?? error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  return {
    stop() {
      page.off('console', onConsole)
      page.off('pageerror', onError)
      return noise
    },
  }
}
