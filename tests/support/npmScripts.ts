import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** The scripts of package.json. */
export const { scripts } = z.parse(
  z.object({ scripts: z.record(z.string(), z.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)

/** @returns the scripts that a text runs by npm */
export const scriptsRunIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run (?:--\S+ )*([\w:-]+)|(test|start)\b)/g)].map(([, script, own]) => script ?? own ?? '')
