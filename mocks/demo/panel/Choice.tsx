import type { ReactNode } from 'react'
import * as css from '#mocks/demo/panel/Choice.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface ChoiceProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string; note?: ReactNode }[]
  /** The current value; null: none of the options. */
  value: Value | null
  onChange: (value: Value) => void
  /** All in one row, all in one row with equal widths, or two in a row. */
  columns?: keyof typeof css.columns
  /** A change is under way: the buttons keep the focus and ignore clicks. */
  busy?: boolean
}

/** Buttons side by side, of which one is current. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, columns = 'row', busy = false } = props
  return (
    <div role="group" aria-label={label} className={join(css.group, css.columns[columns])}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.option}
          aria-pressed={option.value === value}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy && option.value !== value) onChange(option.value)
          }}
        >
          <span className={css.label}>{option.label}</span>
          {option.note !== undefined && <span className={css.note}>{option.note}</span>}
        </button>
      ))}
    </div>
  )
}
