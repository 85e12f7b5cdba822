import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const stringRecord = z.record(z.string(), z.string())

export const packageFile = z.parse(
  z.object({
    scripts: stringRecord,
    engines: z.object({ node: z.string() }),
    dependencies: stringRecord,
    devDependencies: stringRecord,
    optionalDependencies: stringRecord,
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)
export const { scripts } = packageFile

/**
 * The beginning of every npm script. The guard may link a different `node`, so it runs in a subshell: the script's
 * shell would cache the path of the old one.
 */
export const guardPrefix = '(node tests/support/guard.js) && '

/** @returns the names of the npm scripts that the commands in a text run */
export const findScriptsRunIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--\S+ )*([\w:-]+)|(test|start)\b)/g)].map(
    ([, script, shortcut]) => script ?? shortcut ?? '',
  )
