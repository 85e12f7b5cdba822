import { useState } from 'react'
import * as css from '#src/design-system/blocks/reviews/reviews.css.ts'
import { manageReviews as copy } from '#src/copy/adminPages.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { toExcerpt } from '#src/domain/reviewExcerpt.ts'

/** The first 50 characters of a review, with a button and a tooltip for the whole text (ADMIN-9). */
export function ReviewExcerpt({ text, describedBy }: { text: string; describedBy: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const excerpt = toExcerpt(text)
  return (
    <div className={css.excerpt}>
      <span className={css.text} dir="auto" title={text}>
        {isOpen ? text : excerpt}
      </span>
      {excerpt !== text && (
        <span className={cx(css.button, isOpen && css.openIcon)}>
          <IconButton
            icon="chevron"
            label={isOpen ? copy.less : copy.more}
            aria-expanded={isOpen}
            aria-describedby={describedBy}
            onClick={() => setIsOpen(!isOpen)}
          />
        </span>
      )}
    </div>
  )
}
