import type { ConsoleMessage, Page } from '@playwright/test'
import { authEmulatorPort, mockServerPort } from '#tests/support/testConfig.ts'

interface Allowance {
  text: RegExp
  /** Of what the message speaks: the address of the resource it names. */
  about: (url: string, page: Page) => boolean
  because: string
}

const hosts = ['.shop.test/', `127.0.0.1:${mockServerPort}/`, `127.0.0.1:${authEmulatorPort}/`, '//apis.google.com/']

/** What a browser may write without anybody having made a mistake. Everything else fails the test. */
const allowed: Allowance[] = [
  {
    text: /^Failed to load resource: /,
    about: (url) => hosts.some((host) => url.includes(host)),
    because: 'the browser notes each refusal of the API and the providers; those are what tests of failures ask for',
  },
  {
    text: /^Service Worker registration blocked by Playwright$/,
    about: () => true,
    because: 'it is what the project for browsers without workers asks for',
  },
  {
    text: /^Accessing the Story Store is deprecated/,
    about: () => true,
    because: 'the test-runner does it',
  },
  {
    text: /^Failed to load resource: .* 404 /,
    about: (url, page) => url === page.url(),
    because: 'a plain static host answers a deep link with 404.html and status 404, and the shop opens all the same',
  },
]

export interface ConsoleWatch {
  /** Ends the watch. @returns what was heard that isn't allowed */
  stop(): string[]
}

/** Listens to a page's warnings, errors and uncaught exceptions. */
export function watchConsole(page: Page): ConsoleWatch {
  const noise: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text()
    const { url } = message.location()
    const loud = message.type() === 'warning' || message.type() === 'error'
    if (!loud || allowed.some((entry) => entry.text.test(text) && entry.about(url, page))) return
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
