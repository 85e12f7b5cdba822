import { testConfig, withoutNetwork } from '#tests/support/testConfig.ts'

/** One npm script of a test run. Without a report, it counts as one test. */
export interface Task {
  name: string
  script: string
  args?: string[]
  hasReport?: boolean
  env?: Record<string, string>
  /** The folder that the script builds. It is deleted first, so that later scripts never test an older build. */
  outDir?: string
  /** Whether a failure prevents all later tasks from starting. */
  isRequired?: boolean
}

/** Lists of tasks that run in parallel. */
type Stage = readonly (readonly Task[])[]

/** Where the tasks write their reports. */
export const reportFolder = 'node_modules/.cache/reports'

export const toReportPath = (task: string): string => `${reportFolder}/${task}.json`

const vitest = (name: string, ...args: string[]): Task => ({
  name,
  script: `test:${name}`,
  args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${toReportPath(name)}`],
  hasReport: true,
})

const playwright = (name: string, ...projects: string[]): Task => ({
  name,
  script: 'test:e2e',
  args: projects.map((project) => `--project=${project}`),
  hasReport: true,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: toReportPath(name) },
})

/** Runs in parallel with other tasks, because it waits for the network while it fetches missing programs. */
const preflight: Task = { name: 'preflight', script: 'preflight', isRequired: true }

const quickTasks: Task[] = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format', args: ['--check'] },
  { name: 'unused', script: 'unused' },
  vitest('structure'),
]

const build: Task = { name: 'build', script: 'build', env: { ...testConfig, ...withoutNetwork }, outDir: 'dist' }
const mockBuild: Task = { name: 'mock build', script: 'build:mock', outDir: 'dist-mock' }
const storybook: Task = { name: 'storybook', script: 'build-storybook', outDir: 'storybook-static' }

const stories: Task = {
  name: 'stories',
  script: 'test:stories',
  args: ['--ci', '--json', '--outputFile', toReportPath('stories')],
  hasReport: true,
}

const shop = ['real', 'real-oldest']
const demo = ['mock', 'mock-at-root', 'mock-oldest']

/**
 * The jobs that CI runs in parallel, each on its own machine; together, they run all tests.
 * @param isRelease whether everything runs; otherwise, tables, stories and Playwright's tags skip tests by TEST_LEVEL
 */
export function getJobs(isRelease: boolean) {
  const unit = vitest('unit', ...(isRelease ? ['--project=tools*'] : []))
  const bundle = vitest('bundle', ...(isRelease ? [] : ['--exclude=tests/bundle/{hosting,storybook}.test.ts']))
  const site = isRelease ? [playwright('e2e site', 'site')] : []
  return {
    unit: [preflight, ...quickTasks, unit],
    stories: [preflight, build, mockBuild, storybook, bundle, stories, ...site],
    shop: [preflight, build, playwright('e2e shop', ...shop)],
    demo: [preflight, mockBuild, playwright('e2e demo', ...demo)],
  } satisfies Record<string, Task[]>
}

/** The suites by name: stages that run one after the other. */
export function getSuites(isRelease: boolean): Readonly<Record<string, readonly Stage[]>> {
  const jobs = getJobs(isRelease)
  return {
    ...Object.fromEntries(Object.entries(jobs).map(([name, tasks]) => [name, [[tasks]]])),
    all: [
      // Tasks that leave a core idle run in parallel with each other, or with a task that uses all cores.
      [jobs.unit.filter((task) => task !== preflight), jobs.stories],
      // All sites are in one run, so that each site's tests use the cores that the other site's last tests leave idle.
      [[playwright('e2e', ...shop, ...demo)]],
    ],
    /** Everything that needs no build and renders nothing. Takes two minutes. */
    check: [[[...quickTasks, vitest('tables')]]],
    builds: [[[build, mockBuild, storybook]]],
  }
}
