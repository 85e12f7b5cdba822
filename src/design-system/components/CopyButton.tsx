import { useEffect, useState } from 'react'
import { TextButton } from '#src/design-system/components/Button.tsx'
import * as css from '#src/design-system/components/CopyButton.css.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

/** How long the label "Copied" is shown. Later, the clipboard may contain something else. */
const copiedLabelMs = 4000

export interface CopyButtonProps {
  value: string
  /** The name of the value for assistive technology, for example "Phone". */
  subject: string
  align?: keyof typeof css.align | undefined
  labels: {
    copy: string
    copied: string
    /** Shown if the browser prevents copying because of an insecure connection or a setting. */
    failed: string
  }
}

/** Copies a value to the clipboard, and announces success or failure. */
export function CopyButton({ value, subject, align = 'end', labels }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  const isCopied = outcome === 'copied'
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setOutcome('none'), copiedLabelMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      // Throws on an insecure connection, where `clipboard` is undefined.
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <span className={cx(css.frame, css.align[align])}>
      <TextButton onClick={() => void copy()}>
        <span className={cx(css.labels, css.align[align])}>
          <span aria-hidden={isCopied} className={isCopied ? css.hidden : css.label}>
            {labels.copy}
          </span>
          <span aria-hidden={!isCopied} className={isCopied ? css.label : css.hidden}>
            {labels.copied}
          </span>
        </span>
        <VisuallyHidden> {subject}</VisuallyHidden>
      </TextButton>
      <span role="status" className={outcome === 'failed' ? css.failure : css.visuallyHidden}>
        {outcome !== 'none' && labels[outcome]}
      </span>
    </span>
  )
}
