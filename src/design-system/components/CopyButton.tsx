import { useEffect, useState } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import * as css from '#src/design-system/components/CopyButton.css.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

/** How long the button says that it has copied, ms: the clipboard may hold something else afterwards. */
const copiedMs = 4000

export interface CopyButtonProps {
  value: string
  /** What the text is, for those who don't see what stands beside the button: "Phone". */
  subject: string
  /** The side of its place that it keeps to. */
  align?: keyof typeof css.align | undefined
  labels: {
    copy: string
    copied: string
    /** Said when the browser refuses, which it may do without a secure connection or by its settings. */
    failed: string
  }
}

/** Copies a text, and says whether it did. */
export function CopyButton({ value, subject, align = 'end', labels }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  const isCopied = outcome === 'copied'
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setOutcome('none'), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      // Without a secure connection there is no clipboard: this throws, too.
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <span className={cx(css.copy, css.align[align])}>
      <Button tone="link" size="small" onClick={() => void copy()}>
        <span className={cx(css.labels, css.align[align])}>
          <span aria-hidden={isCopied} className={isCopied ? css.hidden : css.label}>
            {labels.copy}
          </span>
          <span aria-hidden={!isCopied} className={isCopied ? css.label : css.hidden}>
            {labels.copied}
          </span>
        </span>
        <VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
      <span role="status" className={outcome === 'failed' ? css.failure : css.visuallyHidden}>
        {outcome !== 'none' && labels[outcome]}
      </span>
    </span>
  )
}
