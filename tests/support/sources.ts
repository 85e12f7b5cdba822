import { globSync, readFileSync } from 'node:fs'
import { basename, sep } from 'node:path'

/** A source file of the project. */
export interface Source {
  /** The path relative to the project's root, with forward slashes. */
  path: string
  text: string
}

/** @returns all files that match a glob pattern, sorted by path */
export const readSources = (...patterns: string[]): Source[] =>
  globSync(patterns)
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

export const toPaths = (files: readonly Source[]): string[] => files.map(({ path }) => path)

/** @returns all TypeScript files of the project */
export const readAllSources = (): Source[] => readSources('{src,mocks,stories,tests,.storybook}/**/*.{ts,tsx}', '*.ts')

/** @returns the file name without extensions: `HomeRoute` for src/routes/HomeRoute.tsx */
export const getFileStem = (path: string): string => basename(path).replace(/\..*$/, '')

/** @returns the line number of a position in a text, counted from 1 */
export const getLineNumber = (text: string, position: number): number => text.slice(0, position).split('\n').length

/** @returns the first capturing group of every match */
export const findCaptures = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, captured = '']) => captured)

/** @returns `path:line match` for every match of the pattern */
export const findMatches = (files: Source[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => `${path}:${getLineNumber(text, match.index)} ${match[0].trim()}`),
  )
