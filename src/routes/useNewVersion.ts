import { useEffect, useState } from 'react'

/** @returns true after a lazy chunk failed to load: probably a new version was deployed, and a reload loads it */
export function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    const onError = () => setIsNew(true)
    window.addEventListener('vite:preloadError', onError)
    return () => window.removeEventListener('vite:preloadError', onError)
  }, [])
  return isNew
}
