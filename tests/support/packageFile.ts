import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const texts = z.record(z.string(), z.string())

/** The project's package.json. */
export const packageFile = z.parse(
  z.object({
    scripts: texts,
    engines: z.object({ node: z.string() }),
    dependencies: texts,
    devDependencies: texts,
    optionalDependencies: texts,
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)
export const { scripts } = packageFile

/**
 * How a script begins. The parentheses make a process of their own: a shell remembers where it has found `node`, and the
 * guard may link another one.
 */
export const guardCall = '(node tests/support/guard.js) && '

/** @returns the scripts that a text runs by npm */
export const scriptsRunIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--\S+ )*([\w:-]+)|(test|start)\b)/g)].map(([, script, own]) => script ?? own ?? '')
