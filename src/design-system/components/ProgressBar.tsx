import { useId } from 'react'
import * as css from '#src/design-system/components/ProgressBar.css.ts'

export interface ProgressBarProps {
  /** What is on its way. */
  label: string
  /** The share that is done, 0 to 1; null while nobody knows. */
  value: number | null
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent' })

/** How far something has come: a bar that fills, or one that moves on the spot while the share is not known. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={css.progress}>
      <div className={css.line}>
        <label htmlFor={id}>{label}</label>
        {value !== null && <span className={css.share}>{percent.format(value)}</span>}
      </div>
      <progress id={id} className={css.bar} max={1} value={value ?? undefined} />
    </div>
  )
}
