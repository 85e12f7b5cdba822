import { useEffect, useState } from 'react'

/**
 * Creates an object URL to preview a file, and revokes it when the file changes or the component unmounts.
 * @returns null while there is no file
 */
export function useObjectUrl(file: Blob | null): string | null {
  const [preview, setPreview] = useState<{ file: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setPreview({ file, url })
    return () => {
      URL.revokeObjectURL(url)
      setPreview(null)
    }
  }, [file])
  return preview?.file === file ? (preview?.url ?? null) : null
}
