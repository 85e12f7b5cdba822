import { useId, type ReactNode } from 'react'
import * as css from '#mocks/demo/panel/section.css.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'

export interface PanelSectionProps {
  title: string
  /** A control or a short note at the right of the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the demo's panel. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={3} size="small" id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}

export interface ChoiceProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string; note?: string }[]
  /** The current value; null: none of the options. */
  value: Value | null
  onChange: (value: Value) => void
  columns: keyof typeof css.columns
  /** A change is under way: the buttons keep the focus and ignore clicks. */
  busy?: boolean
}

/** @returns the options of a choice, from their labels */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))

/** Buttons side by side, of which one is current. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, columns, busy = false } = props
  return (
    <div role="group" aria-label={label} className={css.columns[columns]}>
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
          {option.note !== undefined && <span>{option.note}</span>}
        </button>
      ))}
    </div>
  )
}

export interface RowButtonProps {
  title: string
  /** At the right of the title. */
  note?: string
  /** One sentence. */
  text: string
  current: boolean
  busy?: boolean
  onClick: () => void
}

/** A row of a list: pressing it starts what it says. */
export function RowButton({ title, note, text, current, busy = false, onClick }: RowButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={css.row}
        aria-current={current}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onClick()
        }}
      >
        <span className={css.rowHead}>
          {title}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </span>
        <span className={css.note}>{text}</span>
      </button>
    </li>
  )
}
