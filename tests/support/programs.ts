import { join } from 'node:path'

const packages = join(import.meta.dirname, '../../node_modules')

/** The packages' programs. */
const scripts = {
  playwright: '@playwright/test/cli.js',
  'test-storybook': '@storybook/test-runner/dist/test-storybook.js',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** The first arguments of `spawn` and similar functions. */
type Command = [program: string, args: string[]]

/** Runs a package's program directly in Node, because on Windows such programs don't start without a shell. */
export const program = (name: keyof typeof scripts, ...args: string[]): Command => [
  process.execPath,
  [join(packages, scripts[name]), ...args],
]

/** The same for npm, which passes its own path to its scripts. */
export function npm(...args: string[]): Command {
  const { npm_execpath: script } = process.env
  return script === undefined ? ['npm', args] : [process.execPath, [script, ...args]]
}
