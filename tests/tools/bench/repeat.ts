/** Visits of each bench; RUNS changes it. */
export const runs = Number(process.env.RUNS ?? 7)

/** Measures several times, one after another. */
export async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure())
  return results
}
