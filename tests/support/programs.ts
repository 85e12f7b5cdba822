import { join } from 'node:path'

const packagesDir = join(import.meta.dirname, '../../node_modules')

/** The paths of the packages' programs in node_modules. */
const programPaths = {
  playwright: '@playwright/test/cli.js',
  'test-storybook': '@storybook/test-runner/dist/test-storybook.js',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** The first arguments of `spawn` and similar functions. */
type Command = [program: string, args: string[]]

/**
 * @returns the command that runs a package's program directly in Node. On Windows, such programs would start only in a
 * shell.
 */
export const getProgramCommand = (name: keyof typeof programPaths, ...args: string[]): Command => [
  process.execPath,
  [join(packagesDir, programPaths[name]), ...args],
]

/** @returns the command that runs npm. An npm script receives npm's own path in `npm_execpath`. */
export function getNpmCommand(...args: string[]): Command {
  const { npm_execpath: script } = process.env
  return script === undefined ? ['npm', args] : [process.execPath, [script, ...args]]
}
