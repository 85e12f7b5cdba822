import { useEffect, useEffectEvent, useState } from 'react'

const retryIntervalMs = 12_000
/** A sleeping server usually wakes up within a minute or so. */
const maxRetries = 7

/**
 * Retries automatically while the server may be waking up, every 12 s for about 90 s while the page is visible. Returning to
 * the page retries immediately and starts over (NET-11).
 * @returns whether more retries will follow
 */
export function useAutoRetry(isDown: boolean, retry: () => void): boolean {
  const [retryCount, setRetryCount] = useState(0)
  const isRetrying = isDown && retryCount < maxRetries
  const retryLatest = useEffectEvent(retry)

  useEffect(() => {
    if (!isRetrying) return
    const scheduleRetry = () =>
      setTimeout(() => {
        timer = scheduleRetry()
        if (document.hidden) return
        setRetryCount((count) => count + 1)
        retryLatest()
      }, retryIntervalMs)
    let timer = scheduleRetry()
    return () => clearTimeout(timer)
  }, [isRetrying])

  useEffect(() => {
    if (!isDown) return
    const onReturn = () => {
      if (document.hidden) return
      setRetryCount(0)
      retryLatest()
    }
    addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
      setRetryCount(0)
    }
  }, [isDown])

  return isRetrying
}
