/** Whether all cases run, as in `npm run test:all` before a release, instead of the sample that `npm test` runs. */
export const shouldRunAll = process.env.TEST_LEVEL === 'all'

type CaseKey<Case> = (testCase: Case) => unknown

/**
 * Selects the cases of a table to run: all cases before a release, otherwise a sample.
 * @param cover functions that return a value of a case, such as its call or its fault; the sample covers all values
 */
export function sampleCases<Case>(
  cases: readonly Case[],
  { cover }: { cover: readonly CaseKey<Case>[] },
): readonly Case[] {
  if (shouldRunAll) return cases
  const seenValues = cover.map(() => new Set<unknown>())
  return cases.filter((testCase) => {
    const values = cover.map((key) => key(testCase))
    const isNew = values.some((value, index) => !seenValues[index]?.has(value))
    values.forEach((value, index) => seenValues[index]?.add(value))
    return isNew
  })
}
