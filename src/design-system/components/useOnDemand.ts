import { useEffect, useState } from 'react'
import { keepLoading } from '#src/loading/loadCode.ts'

/**
 * Code in a chunk of its own, for a part of a page that can do without it (SPEED-1). It is loaded once it is needed, for as
 * long as the line takes (NET-9).
 * @param load an `import()`; the same function each time
 * @returns the module; null until it is here
 */
export function useOnDemand<Code>(load: () => Promise<Code>, isNeeded = true): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  useEffect(() => {
    if (isNeeded) keepLoading(load).then(setCode, () => undefined)
  }, [load, isNeeded])
  return code
}
