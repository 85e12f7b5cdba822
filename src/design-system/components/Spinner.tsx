import type { ReactNode } from 'react'
import { FigureLabel } from '#src/design-system/components/Heading.tsx'
import * as css from '#src/design-system/components/Spinner.css.ts'
import { useAnnouncement } from '#src/design-system/components/hooks/useAnnouncement.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface SpinnerProps {
  /** The text beside or below the spinner, for example "Loading parts". Its changes are announced. */
  label: string
  space?: keyof typeof css.space | undefined
  /** Placeholders behind the spinner: six cards, or the rows of a table. */
  skeleton?: keyof typeof css.skeleton | undefined
  children?: ReactNode
}

const skeletonBlocks = [0, 1, 2, 3, 4, 5].map((index) => <div key={index} className={css.skeletonBlock} />)

export function Spinner({ label, space = 'section', skeleton, children }: SpinnerProps) {
  return (
    <div ref={useAnnouncement()} className={cx(css.spinner, css.space[space])}>
      {skeleton && (
        <div className={css.skeleton[skeleton]} aria-hidden="true">
          {skeletonBlocks}
        </div>
      )}
      <svg className={cx(css.wheelHub, css.size[space])} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="29" />
        <circle cx="32" cy="32" r="8" />
        <circle cx="32" cy="14" r="4.5" className={css.bolt} />
        <circle cx="49.12" cy="26.44" r="4.5" />
        <circle cx="42.58" cy="46.56" r="4.5" />
        <circle cx="21.42" cy="46.56" r="4.5" />
        <circle cx="14.88" cy="26.44" r="4.5" />
      </svg>
      <FigureLabel>{label}</FigureLabel>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
