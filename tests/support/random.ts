/** Choices that look random and are the same for the same seed. */
export interface Random {
  /** @returns true in so many of 1 cases */
  chance(probability: number): boolean
  /** @returns one of the list; undefined of an empty one */
  pick<T>(list: readonly T[]): T | undefined
  /** @returns one of the names, each as often as its weight says */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name | undefined
}

/** The numbers of mulberry32: from 0 to 1, the same for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
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
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0)
      return names.find((name) => (left -= weights[name]) < 0)
    },
  }
}
