import { useEffect, useState } from 'react'

/** Remembers that a picture failed to load, until the browser is online again and can retry. */
export function useBrokenSource<Source>(src: Source): [isBroken: boolean, markBroken: () => void] {
  const [brokenSource, setBrokenSource] = useState<{ src: Source } | null>(null)
  useEffect(() => {
    if (!brokenSource) return
    const retry = () => setBrokenSource(null)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [brokenSource])
  return [brokenSource?.src === src, () => setBrokenSource({ src })]
}
