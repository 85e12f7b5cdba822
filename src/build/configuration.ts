import { execFileSync } from 'node:child_process'
import { loadEnv, type Plugin } from 'vite'
import { fromRoot } from '#src/build/project.ts'
import { readBasePath, readConfig, readContactEmail, type RealConfig } from '#src/adapters/config.ts'

const readEnv = (mode: string) => loadEnv(mode, fromRoot(''), ['VITE_', 'BASE_PATH'])

/** Reads and validates the configuration of a mode. @throws Error that names the first missing or wrong variable */
export const readModeConfig = (mode: string): RealConfig => readConfig(readEnv(mode))

/** Reads and validates the path that the shop is served from. @throws Error that says what it should be */
export const readModeBase = (mode: string): string => readBasePath(readEnv(mode))

/** @returns the commit's short hash, or the version outside of a checkout: the same source has the same name */
function readRelease(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: fromRoot(''),
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return process.env.npm_package_version ?? 'unknown'
  }
}

/**
 * Validates the configuration and puts it into the scripts as `__CONFIG__` and `__CONTACT_EMAIL__`: the browser need not read
 * it again.
 */
export const configuration = (): Plugin => ({
  name: 'configuration',
  config: (_, { mode }) => {
    const env = readEnv(mode)
    const config = readConfig(env)
    const values = {
      __CONFIG__: config,
      __CONTACT_EMAIL__: readContactEmail(env),
      // An empty text leaves the reports out of the build (src/reporting/listenForErrors.ts).
      'import.meta.env.VITE_REPORT_URL': config.reportUrl ?? '',
      __RELEASE__: readRelease(),
    }
    return { define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])) }
  },
})

/**
 * Puts texts into index.html, for the time before the scripts run.
 * @param texts by the name that stands for each: `%name%`
 */
export const htmlTexts = (texts: Readonly<Record<string, string>>): Plugin => ({
  name: 'html-texts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll(/%(\w+)%/g, (placeholder, name: string) => texts[name] ?? placeholder),
  },
})
