import { useId, type ReactNode } from 'react'
import * as css from '#mocks/demo/panel/section.css.ts'
import { Button, type ButtonProps } from '#src/design-system/components/Button.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Row } from '#src/design-system/components/layout.tsx'

/**
 * A section of the demo's panel.
 * @param aside a control or a short note at the right of the heading
 */
export function PanelSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <Row gap={12} justify="between">
        <Heading level={3} size="small" id={id}>
          {title}
        </Heading>
        {aside}
      </Row>
      {children}
    </section>
  )
}

export const PanelButton = (props: ButtonProps) => <Button size="small" {...props} />

interface OptionGroupProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: Value; label: string; note?: string }[]
  /** The selected value; null if none of the options is selected. */
  value: Value | null
  onChange: (value: Value) => void
  columns: keyof typeof css.columns
  /** Whether a change is in progress. Until it ends, the buttons ignore clicks but stay focusable. */
  busy?: boolean
}

export const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))

/** A group of buttons to select one of several options. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { label: groupLabel, options, value: selectedValue, onChange, columns, busy = false } = props
  return (
    <div role="group" aria-label={groupLabel} className={css.columns[columns]}>
      {options.map(({ value, label, note }) => (
        <button
          key={value}
          type="button"
          className={css.option}
          aria-pressed={value === selectedValue}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onChange(value)
          }}
        >
          <span className={css.label}>{label}</span>
          {note !== undefined && <span>{note}</span>}
        </button>
      ))}
    </div>
  )
}
