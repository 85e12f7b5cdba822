import { useEffect, useState } from 'react'

const slowAfterMs = 10_000

/** True once the component has stood for 10 s: a waiting screen then says that it is still working (NET-1). */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}
