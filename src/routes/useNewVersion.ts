import { useEffect, useState } from 'react'

/** @returns true once a lazy chunk could not be loaded: the shop was deployed anew, and a reload brings it. */
export function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    const onError = () => setIsNew(true)
    window.addEventListener('vite:preloadError', onError)
    return () => window.removeEventListener('vite:preloadError', onError)
  }, [])
  return isNew
}
