/**
 * Finds a short part of a list that still fails, by leaving out ever smaller pieces (delta debugging).
 * @param list fails as a whole
 * @param fails whether a part of the list, in the same order, fails as well
 * @returns a part from which no single element can be left out
 */
export async function shrink<T>(
  list: readonly T[],
  fails: (part: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let failing = list
  for (let size = Math.ceil(list.length / 2); size >= 1;) {
    const lengthBefore = failing.length
    for (let start = 0; start < failing.length;) {
      const part = failing.toSpliced(start, size)
      if (await fails(part)) failing = part
      else start += size
    }
    if (size === 1 && failing.length === lengthBefore) break
    size = Math.max(1, Math.floor(size / 2))
  }
  return failing
}
