/** Whether all cases run, as in `npm run test:all` before a release. `npm test` runs only a sample of the cases. */
export const shouldRunAll = process.env.TEST_LEVEL === 'all'

type CaseKey<Case> = (testCase: Case) => unknown

/**
 * Selects the cases of a table to run: all cases before a release, otherwise a sample with each value of each key.
 * @param cover the keys whose values must all occur in the sample; for a table of calls × faults, call and fault
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
