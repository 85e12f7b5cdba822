import { globSync } from 'node:fs'
import { findProgram } from '#tests/support/browser.ts'

/** The engines of tests/e2e/engines. The tests of tests/e2e/mock and tests/e2e/real use Chromium. */
export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** The packages of Debian and Ubuntu that contain each engine. */
export const packages: Record<EngineName, string> = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' }

/** WebKitGTK's own small browser is not on the PATH. */
const miniBrowsers = '/usr/{lib,libexec,lib64}/{*/,}webkit2gtk-4.?/MiniBrowser'

/** @returns the programs that run WebKit on a virtual display, or undefined if one of them is not installed */
export function findWebKit(): { browser: string; driver: string; display: string } | undefined {
  const browser = globSync(miniBrowsers).toSorted().at(-1)
  const [driver, display] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
  return browser !== undefined && driver !== undefined && display !== undefined
    ? { browser, driver, display }
    : undefined
}
