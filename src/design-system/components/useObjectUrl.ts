import { useEffect, useState } from 'react'

/**
 * An address under which the page can show a chosen file; given back to the browser as soon as the file changes or goes.
 * @returns null while there is no file
 */
export function useObjectUrl(file: Blob | null): string | null {
  const [shown, setShown] = useState<{ file: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setShown({ file, url })
    return () => {
      URL.revokeObjectURL(url)
      setShown(null)
    }
  }, [file])
  return shown?.file === file ? (shown?.url ?? null) : null
}
