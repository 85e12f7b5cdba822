import { useState } from 'react'
import { manageReviews as copy } from '#src/copy/manageReviews.ts'
import * as css from '#src/design-system/blocks/ReviewExcerpt.css.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { join } from '#src/design-system/theme/join.ts'
import { toExcerpt } from '#src/domain/review.ts'

export interface ReviewExcerptProps {
  /** The whole review: anybody's text, as text (PEOPLE-3). */
  text: string
  /** Id of whose review it is: read with the button. */
  describedBy: string
}

/** The first 50 characters of a review; all of it as a title for the pointer, and by a button for everybody (ADMIN-9). */
export function ReviewExcerpt({ text, describedBy }: ReviewExcerptProps) {
  const [open, setOpen] = useState(false)
  const excerpt = toExcerpt(text)
  return (
    <div className={css.excerpt}>
      <span className={css.text} dir="auto" title={text}>
        {open ? text : excerpt}
      </span>
      {excerpt !== text && (
        <span className={join(css.button, open && css.open)}>
          <IconButton
            icon="chevron"
            label={open ? copy.less : copy.more}
            aria-expanded={open}
            aria-describedby={describedBy}
            onClick={() => setOpen(!open)}
          />
        </span>
      )}
    </div>
  )
}
