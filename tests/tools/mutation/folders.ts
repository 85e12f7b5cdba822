import { globSync } from 'node:fs'
import { basename, sep } from 'node:path'

/** The percentage of each folder's mutants that its tests must detect. */
export const lowestScore = 90

/** Code without a score, because end-to-end tests and tests of builds cover it. */
const unscoredFiles = [
  'src/{build,bootstrap,copy,ports}/*',
  'src/design-system/{pictures,theme}/*',
  'src/**/*.css.ts',
  // Adapters of the provider packages, and types.
  'src/adapters/*.{ts,tsx}',
  'src/reporting/!(report).ts',
  // Vite requires the literal text of the file's glob.
  'src/app/lazyRoutes.ts',
]

/** Slow tests that open all pages. They detect few mutants that other tests miss. */
const slowTestPattern = 'tests/unit/routes/{urls,clicks}.test.tsx'

/** A test that is excluded, because Stryker can't load the modules that it mocks. */
const excludedTest = 'tests/unit/adapters/firebaseStart.test.ts'

/** Test files: unit tests for vitest, or stories for Chromium. */
export interface TestSource {
  runner: 'vitest' | 'stories'
  files: string[]
}

/** A folder whose code is changed, one mutant at a time, and the tests that should detect the changes. */
export interface MutatedFolder {
  codeFiles: string[]
  /** Each source tests only the mutants that the previous ones missed. */
  testSources: TestSource[]
  /** Whether the folder belongs to the design system. */
  isDesignSystem: boolean
  /** Whether the tests need jsdom, which costs half a second for each of thousands of mutants. */
  usesDom: boolean
}

/** Unit tests of a folder's code that are in other folders, as patterns below `tests/unit/`. */
const otherTestPatterns: Readonly<Record<string, string>> = {
  'src/api': '{app/{toasts,sessionFlow},lib/prefetchedResponses,payment/paymentApi,routes/bulkShipping}.test.{ts,tsx}',
  'src/app': '{adapters/trustedTypes,api/cache,routes/atOnce}.test.{ts,tsx}',
  'src/lib': '{api/{calls,send},design-system/Drawer,domain/{urls,wire},routes/csv}.test.{ts,tsx}',
  'src/domain': 'payment/{machine,attempt}.test.ts',
  'src/session': '{app/sessionFlow,api/send}.test.ts',
}

/** @returns the stories of code that uses this folder of the design system */
function findUsingStories(folder: string): string[] {
  if (folder.endsWith('/components')) return globSync('stories/{blocks/*,screens}/*.stories.tsx')
  return folder.includes('/blocks/') ? globSync('stories/screens/*.stories.tsx') : []
}

function readFolder(folder: string): MutatedFolder {
  const isDesignSystem = folder.startsWith('src/design-system/')
  const findTests = (...paths: string[]) =>
    globSync(
      paths.map((path) => `tests/unit/${path}`),
      { exclude: [slowTestPattern, excludedTest] },
    )
  const ownTestPattern = `${isDesignSystem ? 'design-system' : basename(folder)}/*.test.{ts,tsx}`
  const lastTestFiles = isDesignSystem
    ? findTests('routes/*.test.{ts,tsx}')
    : folder === 'src/routes'
      ? globSync(slowTestPattern)
      : []
  const testSources: TestSource[] = [
    { runner: 'stories', files: globSync(`${folder.replace('src/design-system', 'stories')}/*.stories.tsx`) },
    { runner: 'vitest', files: findTests(ownTestPattern, ...[otherTestPatterns[folder] ?? []].flat()) },
    { runner: 'stories', files: findUsingStories(folder) },
    { runner: 'vitest', files: lastTestFiles },
  ]
  return {
    codeFiles: globSync(`${folder}/**/*.{ts,tsx}`, { exclude: unscoredFiles }),
    testSources: testSources.filter(({ files }) => files.length > 0),
    isDesignSystem,
    usesDom: folder !== 'src/domain',
  }
}

const folderNames = globSync(['src/*', 'src/design-system/{blocks/*,components,screens}'])
  .map((name) => name.replaceAll(sep, '/'))
  .toSorted()

/** The folders that get a score, by their paths without `src/`. */
export const folders: ReadonlyMap<string, MutatedFolder> = new Map(
  folderNames
    .map((name) => [name.replace(/^src\//, ''), readFolder(name)] as const)
    .filter(([, { codeFiles }]) => codeFiles.length > 0),
)
