import { loadEnv, type Plugin } from 'vite'
import { fromRoot } from '#src/build/fromRoot.ts'
import { readConfig, readContactEmail, type RealConfig } from '#src/platform/real/config.ts'

const readEnv = (mode: string) => loadEnv(mode, fromRoot(''), 'VITE_')

/** Reads and validates the configuration of a mode. @throws Error that names the first missing or wrong variable */
export const readModeConfig = (mode: string): RealConfig => readConfig(readEnv(mode))

/**
 * Validates the configuration and puts it into the scripts as `realConfig` and `contactEmail`: the browser need not read
 * it again.
 */
export const configuration = (): Plugin => ({
  name: 'configuration',
  config: (_, { mode }) => {
    const env = readEnv(mode)
    const values = { realConfig: readConfig(env), contactEmail: readContactEmail(env) }
    return { define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])) }
  },
})
