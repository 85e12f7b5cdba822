import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'

/** Tokens, and keys of the card provider and Google. The report contains only their first characters. */
const secretKeys = /\b((?:sk|pk)_(?:test|live)_\w{0,4}|AIza\w{0,4}|eyJ)[\w.-]*/g

/** Prints a line for each test, and a line with the fix for each deployment mistake. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from there
export default class SmokeReporter implements Reporter {
  #mistakeCount = 0

  onTestEnd({ title }: TestCase, { status, errors, annotations }: TestResult): void {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? ''
    console.log(status === 'skipped' ? `not tried  ${title}: ${reason}` : `tried      ${title}`)
    for (const { type, description } of annotations) if (type === 'note') console.log(`           ${description}`)
    errors.forEach((error) => this.onError(error))
  }

  onError({ message = '' }: TestError): void {
    const [sentence = ''] = stripVTControlCharacters(message)
      .replace(/^Error: /, '')
      .split('\n', 1)
    console.log(`WRONG      ${sentence.replace(secretKeys, '$1…')}`)
    this.#mistakeCount += 1
  }

  onEnd({ status }: FullResult): void {
    console.log(
      this.#mistakeCount > 0
        ? `${this.#mistakeCount} wrong`
        : status === 'passed'
          ? 'Nothing wrong was found.'
          : status,
    )
  }
}
