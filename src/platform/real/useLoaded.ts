import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What a provider's code or script comes to, for a card form that waits for it.
 * @param load the same function each time
 * @param onFail told when it can't be had, unless the form has gone by then
 * @returns null until it is there
 */
export function useLoaded<Loaded extends object>(load: () => Promise<Loaded>, onFail: () => void): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const tellFailed = useEffectEvent(onFail)

  useEffect(() => {
    let hasLeft = false
    load().then(setLoaded, () => {
      if (!hasLeft) tellFailed()
    })
    return () => {
      hasLeft = true
    }
  }, [load])

  return loaded
}
