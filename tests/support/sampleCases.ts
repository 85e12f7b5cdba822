/** Whether everything runs, as in `npm run test:all` before a release. `npm test` runs one case per category. */
export const runsAll = process.env.TEST_LEVEL === 'all'

type Key<Case> = (testCase: Case) => unknown

/**
 * Selects the cases of a table to run: all before a release; by day, each value of each key at least once.
 * @param byDay the keys whose every value needs a case; for calls × faults, both the call and the fault
 */
export function sampleCases<Case>(cases: readonly Case[], { byDay }: { byDay: readonly Key<Case>[] }): readonly Case[] {
  if (runsAll) return cases
  const seenValues = byDay.map(() => new Set<unknown>())
  return cases.filter((testCase) => {
    const values = byDay.map((key) => key(testCase))
    const isNew = values.some((value, index) => !seenValues[index]?.has(value))
    values.forEach((value, index) => seenValues[index]?.add(value))
    return isNew
  })
}
