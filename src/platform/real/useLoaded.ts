import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Loads a provider's code for a card form.
 * @param load must be a stable function; a new one loads again
 * @param onFail called when loading fails, unless the form is unmounted by then
 * @returns null until it is loaded
 */
export function useLoaded<Loaded extends object>(load: () => Promise<Loaded>, onFail: () => void): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const reportFailure = useEffectEvent(onFail)

  useEffect(() => {
    let isUnmounted = false
    load().then(setLoaded, () => {
      if (!isUnmounted) reportFailure()
    })
    return () => {
      isUnmounted = true
    }
  }, [load])

  return loaded
}
