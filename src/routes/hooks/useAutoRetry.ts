import { useEffect, useEffectEvent, useState } from 'react'

const retryIntervalMs = 12_000
/** Seven retries take about 90 s, which is usually long enough for a sleeping server to wake up. */
const maxRetries = 7

/**
 * Retries every 12 s for about 90 s while the page is visible, because a server that is down may be waking up. Returning to the
 * page retries immediately and starts the 90 s again (NET-11).
 * @returns whether more retries will follow
 */
export function useAutoRetry(isDown: boolean, retry: () => void): boolean {
  const [retryCount, setRetryCount] = useState(0)
  const isRetrying = isDown && retryCount < maxRetries
  const runRetry = useEffectEvent(retry)

  useEffect(() => {
    if (!isRetrying) return
    const scheduleRetry = () =>
      setTimeout(() => {
        timer = scheduleRetry()
        if (document.hidden) return
        setRetryCount((count) => count + 1)
        runRetry()
      }, retryIntervalMs)
    let timer = scheduleRetry()
    return () => clearTimeout(timer)
  }, [isRetrying])

  useEffect(() => {
    if (!isDown) return
    const handleReturnToPage = () => {
      if (document.hidden) return
      setRetryCount(0)
      runRetry()
    }
    addEventListener('focus', handleReturnToPage)
    document.addEventListener('visibilitychange', handleReturnToPage)
    return () => {
      removeEventListener('focus', handleReturnToPage)
      document.removeEventListener('visibilitychange', handleReturnToPage)
      setRetryCount(0)
    }
  }, [isDown])

  return isRetrying
}
