import { useEffect, useState } from 'react'
import { dropEarlyParts, readEarlyParts } from '#src/api/earlyParts.ts'
import type { Part } from '#src/domain/part.ts'

/** The parts that the page shows before it is hydrated (`src/early`): the first render must show the same. */
export function useEarlyParts(): Part[] | undefined {
  // Read, not taken: React may render several times before it mounts.
  const [parts] = useState(readEarlyParts)
  useEffect(dropEarlyParts, [])
  return parts
}
