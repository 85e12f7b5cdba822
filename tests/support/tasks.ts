import { testConfig, noNetworkEnv } from '#tests/support/testConfig.ts'

/** One npm script of a test run. A script that writes no report counts as one test. */
export interface Task {
  name: string
  script: string
  args?: string[]
  hasReport?: boolean
  env?: Record<string, string>
  /** The folder that the script builds. It is deleted first, so later scripts never test an older build. */
  outDir?: string
  /** Whether a failure prevents all later tasks from starting. */
  isRequired?: boolean
}

/** Lists of tasks. The lists run in parallel, and the tasks of each list run one after the other. */
type Stage = readonly (readonly Task[])[]

/** The folder into which the tasks write their reports. */
export const reportFolder = 'node_modules/.cache/reports'

export const toReportPath = (task: string): string => `${reportFolder}/${task}.json`

const createVitestTask = (name: string, ...args: string[]): Task => ({
  name,
  script: `test:${name}`,
  args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${toReportPath(name)}`],
  hasReport: true,
})

const createPlaywrightTask = (name: string, ...projects: string[]): Task => ({
  name,
  script: 'test:e2e',
  args: projects.map((project) => `--project=${project}`),
  hasReport: true,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: toReportPath(name) },
})

/** This task can run in parallel with others, because it usually only waits for downloads. */
const preflightTask: Task = { name: 'preflight', script: 'preflight', isRequired: true }

const quickTasks: Task[] = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format', args: ['--check'] },
  { name: 'unused', script: 'unused' },
  createVitestTask('structure'),
]

const buildTask: Task = { name: 'build', script: 'build', env: { ...testConfig, ...noNetworkEnv }, outDir: 'dist' }
const mockBuildTask: Task = { name: 'mock build', script: 'build:mock', outDir: 'dist-mock' }
const storybookTask: Task = { name: 'storybook', script: 'build-storybook', outDir: 'storybook-static' }

const storiesTask: Task = {
  name: 'stories',
  script: 'test:stories',
  args: ['--ci', '--json', '--outputFile', toReportPath('stories')],
  hasReport: true,
}

const shopProjects = ['real', 'real-oldest']
const demoProjects = ['mock', 'mock-at-root', 'mock-oldest']

/**
 * Returns the jobs that CI runs in parallel, each on its own machine. Together, they run all tests.
 * @param isRelease whether to run the tests that only releases need
 */
export function getJobs(isRelease: boolean) {
  const unitTask = createVitestTask('unit', ...(isRelease ? ['--project=tools*'] : []))
  const bundleTask = createVitestTask(
    'bundle',
    ...(isRelease ? [] : ['--exclude=tests/bundle/{hosting,storybook}.test.ts']),
  )
  const siteTasks = isRelease ? [createPlaywrightTask('e2e site', 'site')] : []
  return {
    unit: [preflightTask, ...quickTasks, unitTask],
    stories: [preflightTask, buildTask, mockBuildTask, storybookTask, bundleTask, storiesTask, ...siteTasks],
    shop: [preflightTask, buildTask, createPlaywrightTask('e2e shop', ...shopProjects)],
    demo: [preflightTask, mockBuildTask, createPlaywrightTask('e2e demo', ...demoProjects)],
  } satisfies Record<string, Task[]>
}

/** Returns the suites by name. The stages of a suite run one after the other. */
export function getSuites(isRelease: boolean): Readonly<Record<string, readonly Stage[]>> {
  const jobs = getJobs(isRelease)
  return {
    ...Object.fromEntries(Object.entries(jobs).map(([name, tasks]) => [name, [[tasks]]])),
    all: [
      // Tasks that leave a core idle run in parallel with each other, or with a task that uses all cores.
      [jobs.unit.filter((task) => task !== preflightTask), jobs.stories],
      // Shop and demo share one run, so no core is idle between the tests of the two.
      [[createPlaywrightTask('e2e', ...shopProjects, ...demoProjects)]],
    ],
    /** All checks that need no build and no rendering. They take two minutes. */
    check: [[[...quickTasks, createVitestTask('tables')]]],
    builds: [[[buildTask, mockBuildTask, storybookTask]]],
  }
}
