import { globSync, readFileSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { parseSync, Visitor, type VisitorObject } from 'vite'

/** A TypeScript file of the project. */
export interface Source {
  /** From the project's root, with forward slashes. */
  path: string
  text: string
}

/** Every file that matches, sorted: `sources('src/**\/*.tsx')`. */
export const sources = (...patterns: string[]): Source[] =>
  globSync(patterns)
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** All that is written in TypeScript. */
export const everySource = (): Source[] => sources('{src,mocks,stories,tests,.storybook}/**/*.{ts,tsx}', '*.ts')

/** The bare name: src/routes/HomeRoute.tsx is HomeRoute. */
export const stem = (path: string): string => basename(path).replace(/\..*$/, '')

/** Line of a position in a text, counted from 1. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length

/** Parses a file and walks through it. */
export function walk({ path, text }: Source, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parseSync(path, text).program)
}

/** `path:line what` for every match, to be compared with an empty list. */
export const findings = (files: Source[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)} ${match[0].trim()}`),
  )
