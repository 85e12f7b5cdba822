import { useId } from 'react'
import * as css from '#src/design-system/components/ProgressBar.css.ts'

export interface ProgressBarProps {
  label: string
  /** From 0 to 1; null if the progress is unknown. */
  value: number | null
}

/** A progress bar, animated while the progress is unknown. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={css.progress}>
      <div className={css.line}>
        <label htmlFor={id}>{label}</label>
        {value !== null && <span>{`${Math.round(value * 100)}%`}</span>}
      </div>
      <progress id={id} className={css.bar} max={1} value={value ?? undefined} />
    </div>
  )
}
