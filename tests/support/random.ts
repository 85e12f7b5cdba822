/** Pseudorandom choices: the same for the same seed. */
export interface Random {
  /** @param probability 0 to 1 */
  chance(probability: number): boolean
  /** @returns an element of the list, or undefined when it is empty */
  pick<T>(list: readonly T[]): T | undefined
  /** @returns a name with a probability in proportion to its weight, or undefined when there are no names */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name | undefined
}

/** The generator mulberry32. @returns a function that returns the next number, 0 ≤ n < 1 */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const mixedTwice = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixedTwice ^ (mixedTwice >>> 14)) >>> 0) / 2 ** 32
  }
}

const namesOf = <Name extends string>(record: Readonly<Record<Name, number>>) => Object.keys(record) as Name[]

/** @param seed any whole number */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  return {
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
    weighted(weights) {
      const names = namesOf(weights)
      let remaining = next() * names.reduce((sum, name) => sum + weights[name], 0)
      return names.find((name) => (remaining -= weights[name]) < 0)
    },
  }
}
