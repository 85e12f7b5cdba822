import { useState } from 'react'
import { manageReviews as copy } from '#src/copy/manageReviews.ts'
import * as css from '#src/design-system/blocks/ReviewExcerpt.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { toExcerpt } from '#src/domain/review.ts'

export interface ReviewExcerptProps {
  /** The whole review: anybody's text, as text (DECISIONS F3). */
  text: string
  /** Id of whose review it is: read with the button. */
  describedBy: string
}

/** The first 50 characters of a review; all of it as a title for the pointer, and by a button for everybody (DECISIONS C9). */
export function ReviewExcerpt({ text, describedBy }: ReviewExcerptProps) {
  const [open, setOpen] = useState(false)
  const excerpt = toExcerpt(text)
  return (
    <div className={css.excerpt}>
      <span className={css.text} dir="auto" title={text}>
        {open ? text : excerpt}
      </span>
      {excerpt !== text && (
        <span className={css.button}>
          <Button tone="link" size="small" expanded={open} describedBy={describedBy} onClick={() => setOpen(!open)}>
            {open ? copy.less : copy.more}
          </Button>
        </span>
      )}
    </div>
  )
}
