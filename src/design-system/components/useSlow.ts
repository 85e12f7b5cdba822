import { useEffect, useState } from 'react'

const slowAfterMs = 10_000

/** @returns true once the component has been mounted for 10 s: a spinner then shows its slow label (NET-1) */
export function useSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
