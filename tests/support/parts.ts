import { execFileSync, spawnSync } from 'node:child_process'
import { testConfig } from '#tests/support/testConfig.ts'

/** One npm script of a run. Without a report it counts as one test. */
export interface Part {
  name: string
  script: string
  args?: string[]
  /** What it leaves out, or runs beside it, by day and before a release. */
  argsByDay?: string[]
  argsOfRelease?: string[]
  /** Runs only before a release. */
  isOfRelease?: boolean
  /** The format of its JSON report: vitest writes jest's. */
  report?: 'jest' | 'playwright'
  env?: Record<string, string>
  /** The folder it builds. It is deleted first, so later scripts never test an older build. */
  outDir?: string
  /** Others need it: when it fails, no further part starts. */
  isRequired?: boolean
  /** A change may concern none of its tests. */
  mayBeEmpty?: boolean
}

/** Where the parts write their reports. */
export const reportFolder = 'node_modules/.cache/reports'

/** @param name a part's */
export const reportOf = (name: string): string => `${reportFolder}/${name}.json`

const vitest = (name: string, script: string, ...args: string[]): Part => ({
  name,
  script,
  args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
  report: 'jest',
})

const playwright = (name: string, projects: readonly string[], ...args: string[]): Part => ({
  name,
  script: 'test:e2e',
  args: [...projects.map((project) => `--project=${project}`), ...args],
  report: 'playwright',
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
})

/** It fetches what is missing: that waits for the network, so it runs beside others. */
const preflight: Part = { name: 'preflight', script: 'preflight', isRequired: true }

const quickParts: Part[] = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format', args: ['--check'] },
  { name: 'unused', script: 'unused' },
  vitest('structure', 'test:structure'),
]

const build: Part = { name: 'build', script: 'build', env: testConfig, outDir: 'dist' }
const mockBuild: Part = { name: 'mock build', script: 'build:mock', outDir: 'dist-mock' }
const storybook: Part = { name: 'storybook', script: 'build-storybook', outDir: 'storybook-static' }
const builds = [build, mockBuild, storybook]

const unit: Part = { ...vitest('unit', 'test:unit'), argsOfRelease: ['--project=tools*'] }
const bundle: Part = {
  ...vitest('bundle', 'test:bundle'),
  argsByDay: ['--exclude=tests/bundle/{hosting,turboSnap}.test.ts'],
}
const stories: Part = {
  name: 'stories',
  script: 'test:stories',
  args: ['--ci', '--json', '--outputFile', reportOf('stories')],
  report: 'jest',
}
const site: Part = { ...playwright('e2e site', ['site']), isOfRelease: true }
const projects = { shop: ['real', 'real-oldest'], demo: ['mock', 'mock-at-root', 'mock-oldest'] }

/** What CI runs side by side, each on a machine of its own. Together they are all tests. */
export const jobs = {
  unit: [preflight, ...quickParts, unit],
  stories: [preflight, ...builds, bundle, stories, site],
  shop: [preflight, build, playwright('e2e shop', projects.shop)],
  demo: [preflight, mockBuild, playwright('e2e demo', projects.demo)],
} satisfies Record<string, Part[]>

/** Lists of parts that run side by side. */
export type Stage = readonly (readonly Part[])[]

/** What a word chooses: stages that run one after the other. */
export const choices: Readonly<Record<string, readonly Stage[]>> = {
  ...Object.fromEntries(Object.entries(jobs).map(([name, parts]) => [name, [[parts]]])),
  // What leaves a core idle runs beside what does, too, or beside what uses all cores.
  all: [
    [
      [...quickParts, unit],
      [preflight, ...builds, bundle, site, stories],
    ],
    // In one run: while the last tests of one site end, those of the other fill the cores.
    [[playwright('e2e', [...projects.shop, ...projects.demo])]],
  ],
  /** In two minutes: what needs no build and renders nothing. */
  check: [[[...quickParts, vitest('tables', 'test:tables')]]],
  builds: [[builds]],
}

/**
 * What a change can concern: unit tests by their imports, end-to-end tests when they were changed themselves.
 * @param ref what the working copy is compared with; by default the commit where the branch left main
 * @throws on an unknown ref
 */
export function partsOfChange(ref = 'main'): readonly Stage[] {
  const since = execFileSync('git', ['merge-base', ref, 'HEAD'], { encoding: 'utf8' }).trim()
  const isChanged = (folder: string) => spawnSync('git', ['diff', '--quiet', since, '--', folder]).status !== 0
  const changed = (part: Part): Part => ({ ...part, mayBeEmpty: true })
  const e2e = playwright('e2e', [...projects.shop, ...projects.demo], `--only-changed=${since}`, '--pass-with-no-tests')
  return [
    [
      [
        ...quickParts,
        changed(vitest('unit', 'test:unit', '--project=tools*', '--changed', since, '--passWithNoTests')),
      ],
      isChanged('tests/e2e') ? [preflight, build, mockBuild, changed(e2e)] : [],
    ],
  ]
}
