import { basename } from 'node:path'
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

const count = (tests: TestCase[], ...outcomes: ReturnType<TestCase['outcome']>[]) =>
  tests.filter((test) => outcomes.includes(test.outcome())).length

const describe = (tests: TestCase[]) =>
  `${count(tests, 'expected', 'flaky')} passed, ${count(tests, 'unexpected')} failed, ${count(tests, 'skipped')} not run`

const isStory = ({ location }: TestCase) => basename(location.file) === 'stories.spec.ts'

/** Prints the counts of each engine's journeys and stories, and their sum. A missing engine's tests are not run, which is no failure. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter's default export
export default class EngineCounts implements Reporter {
  #suite: Suite | null = null

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    const engines = this.#suite?.suites ?? []
    for (const engine of engines) {
      const { stories = [], journeys = [] } = Object.groupBy(engine.allTests(), (test) =>
        isStory(test) ? 'stories' : 'journeys',
      )
      console.log(`${engine.title}: journeys ${describe(journeys)} · stories ${describe(stories)}`)
    }
    const all = this.#suite?.allTests() ?? []
    const again = count(all, 'flaky')
    if (again > 0) console.log(`${again} passed only the second time`)
    console.log(describe(all))
  }
}
