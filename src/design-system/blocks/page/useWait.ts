import { useEffect, useState } from 'react'

/** How long a screen has waited: from 10 s on it is slow, from 30 s on an answer may never come (NET-1). */
export type Wait = 'short' | 'slow' | 'stuck'

const waits = [
  ['slow', 10_000],
  ['stuck', 30_000],
] as const

/** @param attempt a change begins a new wait */
export function useWait(attempt: number): Wait {
  const [wait, setWait] = useState<Wait>('short')
  useEffect(() => {
    const timers = waits.map(([next, afterMs]) => setTimeout(() => setWait(next), afterMs))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWait('short')
    }
  }, [attempt])
  return wait
}
