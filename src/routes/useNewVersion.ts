import { useEffect, useState } from 'react'

/** @returns true once the host has no longer a file of this version: a new one was deployed, and a reload loads it (NET-6) */
export function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    const onError = () => setIsNew(true)
    window.addEventListener('vite:preloadError', onError)
    return () => window.removeEventListener('vite:preloadError', onError)
  }, [])
  return isNew
}
