import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the passed and failed tests of each Playwright project: each runs against a different build of the shop. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter's default export
export default class ProjectCounts implements Reporter {
  readonly #counts = new Map<string, { passed: number; failed: number }>()

  onBegin(_config: unknown, suite: Suite) {
    for (const { title } of suite.suites) this.#counts.set(title, { passed: 0, failed: 0 })
  }

  onTestEnd(test: TestCase, { status, retry }: TestResult) {
    const count = this.#counts.get(test.parent.project()?.name ?? '')
    if (!count || status === 'skipped' || retry < test.retries) return
    count[status === test.expectedStatus ? 'passed' : 'failed'] += 1
  }

  onEnd() {
    for (const [project, { passed, failed }] of this.#counts) {
      console.log(`${project.padEnd(14)} ${passed} passed, ${failed} failed`)
    }
  }
}
