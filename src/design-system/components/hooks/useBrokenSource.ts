import { useEffect, useState } from 'react'

/** Remembers that a picture failed to load. When the browser is online again, the picture is requested again. */
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
