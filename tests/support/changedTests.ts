import { importersOf, type ImportGraph } from '#tests/support/importGraph.ts'

/** The tests that a change can concern, by file. */
export interface ChangedTests {
  unit: string[]
  stories: string[]
  /** Changed files of which imports don't tell what they concern: configuration, packages, data. */
  unknown: string[]
}

export const isUnitTest = (path: string): boolean => /^tests\/(?!structure|bundle|e2e).*\.test\.tsx?$/.test(path)
export const isStory = (path: string): boolean => path.endsWith('.stories.tsx')

/** It imports all pages, the others by a glob: of the tests of the whole shop only those of concerned pages are taken. */
const isAllPages = (path: string) => path === 'src/app/AppRoutes.tsx'

/** Texts that no test imports: the structure tests read them, which always run. */
const isText = (path: string) => /\.(md|mdx|txt|yml)$/.test(path)

/** @returns the tests of a page in the whole shop, and the journeys, which pass many pages */
const testsOfPage = (page: string, graph: ImportGraph): string[] => [
  `tests/unit/routes/${page}Route.test.tsx`,
  `stories/wired/${page}Screen.stories.tsx`,
  ...[...graph.keys()].filter((path) => path.startsWith('stories/journeys/')),
]

/**
 * Finds the tests that import what was changed, directly or through others.
 * @param changed paths from the project's root
 */
export function findChangedTests(changed: readonly string[], graph: ImportGraph): ChangedTests {
  const known = changed.filter((path) => graph.has(path))
  const concerned = importersOf(known, graph, isAllPages)
  const pages = [...concerned].flatMap((path) => /^src\/routes\/(\w+)Route\.tsx$/.exec(path)?.[1] ?? [])
  const ofPages = pages.flatMap((page) => testsOfPage(page, graph)).filter((path) => graph.has(path))
  const files = [...new Set([...concerned, ...ofPages])].toSorted()
  return {
    unit: files.filter(isUnitTest),
    stories: files.filter(isStory),
    unknown: changed.filter((path) => !graph.has(path) && !isText(path)),
  }
}

/** @returns lines that say what is not run, so that a green part is not mistaken for the whole */
export function describeLeftOut({ unit, stories, unknown }: ChangedTests, graph: ImportGraph): string {
  const paths = [...graph.keys()]
  const count = (isTest: (path: string) => boolean, chosen: string[]) => {
    const all = paths.filter(isTest).length
    return `${all - chosen.length} of ${all}`
  }
  const leftOut = `Left out: ${count(isUnitTest, unit)} files of unit tests, ${count(isStory, stories)} files of stories, bundle, end to end, engines.`
  if (unknown.length === 0) return leftOut
  return `${leftOut}\nImports don’t tell what these concern, run npm test: ${unknown.join(', ')}`
}
