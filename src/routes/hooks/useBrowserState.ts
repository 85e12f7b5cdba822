import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribeToNetwork(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** @returns whether the browser reports a connection, rightly or wrongly; true while prerendering (STATE-6) */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )

/** @returns true once a file of this version is missing on the host, because a new version was deployed (NET-6) */
export function useHasNewVersion(): boolean {
  const [hasNewVersion, setHasNewVersion] = useState(false)
  useEffect(() => {
    const handleMissingFile = () => setHasNewVersion(true)
    window.addEventListener('vite:preloadError', handleMissingFile)
    return () => window.removeEventListener('vite:preloadError', handleMissingFile)
  }, [])
  return hasNewVersion
}
