import { useEffect, useState } from 'react'

/** Remembers that a picture failed to load, until the browser is online again and can request it again. */
export function useBrokenSource<Source>(src: Source): [isBroken: boolean, onBroken: () => void] {
  const [broken, setBroken] = useState<{ src: Source } | null>(null)
  useEffect(() => {
    if (!broken) return
    const retry = () => setBroken(null)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [broken])
  return [broken?.src === src, () => setBroken({ src })]
}
