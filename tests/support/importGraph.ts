import { sources, type Source } from '#tests/support/sources.ts'

/** An alias of package.json is a folder's name, but for the hidden folder `.storybook`. */
const toPath = (specifier: string): string => specifier.slice(1).replace(/^storybook\//, '.storybook/')

/** Static, dynamic and type imports of the project's own files. */
const importsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(#\w+\/[^']+)'/g)].map(([, specifier = '']) => toPath(specifier))

/** The imports of each file, both from the project's root. Globs of imports are not followed. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** @returns the imports of all TypeScript files and documentation pages of the project, types included */
export const readImports = (): ImportGraph =>
  new Map(
    sources('{src,mocks,stories,tests,.storybook}/**/*.{ts,tsx,mdx}', '*.ts').map((file) => [
      file.path,
      importsOf(file),
    ]),
  )
