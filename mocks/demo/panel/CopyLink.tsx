import { useEffect, useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

/** How long the button says that the link is copied. */
const noticeMs = 4000

export interface CopyLinkProps {
  /** Creates the link when the button is pressed. */
  createLink: () => string
  /** Called with the link when the clipboard refuses it, with null when it takes it. */
  onRefused: (link: string | null) => void
}

/** Copies a link to the clipboard. */
export function CopyLink({ createLink, onRefused }: CopyLinkProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), noticeMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    const link = createLink()
    try {
      // Without a secure context there is no clipboard: this throws, too.
      await navigator.clipboard.writeText(link)
      setIsCopied(true)
      onRefused(null)
    } catch {
      setIsCopied(false)
      onRefused(link)
    }
  }

  const { copy: label, copied } = shareCopy.link
  return (
    <>
      <Button size="small" tone="secondary" {...(isCopied && { icon: 'check' })} onClick={() => void copy()}>
        {isCopied ? copied : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? copied : ''}</span>
      </VisuallyHidden>
    </>
  )
}
