import { useEffect, useEffectEvent, useState } from 'react'

/** How long code, script and frame of the card form may each stay silent before the page offers Try again, in ms (PAY-9). */
export const silenceLimitMs = 20_000

/**
 * Loads a provider's code for a card form.
 * @param load must be a stable function; a new one loads again
 * @param onFail called when loading fails or stays silent, unless the form is unmounted by then
 * @returns null until it is loaded
 */
export function useLoaded<Loaded extends object>(load: () => Promise<Loaded>, onFail: () => void): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const reportFailure = useEffectEvent(onFail)

  useEffect(() => {
    let isOver = false
    const end = () => {
      isOver = true
      clearTimeout(timer)
    }
    const fail = () => {
      if (isOver) return
      end()
      reportFailure()
    }
    const timer = setTimeout(fail, silenceLimitMs)
    load().then((code) => {
      end()
      setLoaded(code)
    }, fail)
    return end
  }, [load])

  return loaded
}
