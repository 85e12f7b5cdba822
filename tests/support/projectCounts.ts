import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'

/**
 * Prints the passed and failed tests of each Playwright project, each of which runs against a different build of the shop;
 * then how often the tests noted each description of an annotation.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter's default export
export default class ProjectCounts implements Reporter {
  #suites: Suite[] = []

  onBegin(_config: unknown, suite: Suite) {
    this.#suites = suite.suites
  }

  onEnd() {
    for (const project of this.#suites) {
      const count = (outcome: ReturnType<TestCase['outcome']>) =>
        project.allTests().filter((test) => test.outcome() === outcome).length
      const counts = `${count('expected')} passed, ${count('unexpected')} failed, ${count('flaky')} passed the second time`
      console.log(`${project.title.padEnd(14)} ${counts}`)
    }
    const annotations = this.#suites.flatMap((project) => project.allTests()).flatMap((test) => test.annotations)
    const notes = annotations.filter(({ description }) => description !== undefined)
    for (const type of new Set(notes.map((note) => note.type))) {
      const texts = notes.filter((note) => note.type === type).map(({ description }) => description)
      const counts = [...new Set(texts)].map((text) => `${text} ${texts.filter((other) => other === text).length}`)
      console.log(`${type}: ${counts.join(', ')} of ${texts.length}`)
    }
  }
}
