import { globSync } from 'node:fs'
import { findProgram } from '#tests/support/browser.ts'

/** The engines that tests/e2e/engines covers. The tests in tests/e2e/mock and tests/e2e/real use Chromium. */
export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** The Debian and Ubuntu packages with each engine. */
export const enginePackages: Record<EngineName, string> = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' }

/** Where Linux distributions install WebKitGTK's MiniBrowser, which is not on the PATH. */
const miniBrowserPattern = '/usr/{lib,libexec,lib64}/{*/,}webkit2gtk-4.?/MiniBrowser'

/** @returns the programs that run WebKit on a virtual display; undefined if one of them is not installed */
export function findWebKit(): { browser: string; driver: string; display: string } | undefined {
  const browser = globSync(miniBrowserPattern).toSorted().at(-1)
  const [driver, display] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
  return browser !== undefined && driver !== undefined && display !== undefined
    ? { browser, driver, display }
    : undefined
}
