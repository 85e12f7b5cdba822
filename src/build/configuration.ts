import { execFileSync } from 'node:child_process'
import { loadEnv, type Plugin } from 'vite'
import { fromRoot } from '#src/build/project.ts'
import { readBasePath, readConfig, readContactEmail, type RealConfig } from '#src/adapters/config.ts'

const readEnv = (mode: string) => loadEnv(mode, fromRoot(''), ['VITE_', 'BASE_PATH'])

export const readModeConfig = (mode: string): RealConfig => readConfig(readEnv(mode))

export const readModeBase = (mode: string): string => readBasePath(readEnv(mode))

/** @returns the commit's short hash; outside a checkout, the version */
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

/** Validates the configuration and inlines it into the scripts, so that the browser doesn't have to validate it. */
export const configuration = (): Plugin => ({
  name: 'configuration',
  config: (_, { mode }) => {
    const env = readEnv(mode)
    const config = readConfig(env)
    const values = {
      __CONFIG__: config,
      __CONTACT_EMAIL__: readContactEmail(env),
      // If the URL is empty, the build contains no code for reports (src/reporting/listenForErrors.ts).
      'import.meta.env.VITE_REPORT_URL': config.reportUrl ?? '',
      __RELEASE__: readRelease(),
    }
    return { define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])) }
  },
})

/** Replaces each `%name%` in index.html with a string that is shown before the scripts run. */
export const htmlPlaceholders = (texts: Readonly<Record<string, string>>): Plugin => ({
  name: 'html-texts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll(/%(\w+)%/g, (placeholder, name: string) => texts[name] ?? placeholder),
  },
})
