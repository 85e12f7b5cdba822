import { useEffect, useState } from 'react'
import { Button } from '#src/design-system/components/Button.tsx'
import * as css from '#src/design-system/components/CopyButton.css.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

/** Time in ms after which the label "Copied" is removed, because by then the clipboard may contain something else. */
const copiedMs = 4000

export interface CopyButtonProps {
  value: string
  /** Names the text for assistive technology, such as "Phone". */
  subject: string
  align?: keyof typeof css.align | undefined
  labels: {
    copy: string
    copied: string
    /** Browsers reject copying without a secure connection, or because of a setting. */
    failed: string
  }
}

/** Copies a text and announces whether it succeeded. */
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
      // Without a secure connection `clipboard` is undefined, so this line throws.
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
