import { useId, type ReactNode } from 'react'
import type { Option } from '#mocks/demo/dialOptions.ts'
import * as css from '#mocks/demo/panel/SelectRow.css.ts'
import * as field from '#src/design-system/components/FieldFrame.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface SelectRowProps<Value> {
  label: string
  value: Value
  options: readonly Option<Value>[]
  /** Further options in groups, after the others. */
  groups?: readonly { label: string; options: readonly Option<Value>[] }[]
  /** Whether the value is another than that of a calm day. */
  isChanged: boolean
  onChange: (value: Value) => void
  /** A control below the select. */
  children?: ReactNode
}

/** A label and a select side by side: one condition. A bar marks it when it is changed. */
export function SelectRow<Value>(props: SelectRowProps<Value>) {
  const { label, value, options, groups = [], isChanged, onChange, children } = props
  const id = useId()
  const all = [...options, ...groups.flatMap((group) => group.options)]

  function choose(text: string) {
    const chosen = all.find((option) => String(option.value) === text)
    if (chosen) onChange(chosen.value)
  }

  return (
    <div className={join(css.row, isChanged && css.changed)}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.control}>
        <div className={field.withEndSlot}>
          <select
            id={id}
            className={join(field.control, field.select, css.select)}
            value={String(value)}
            onChange={(event) => choose(event.target.value)}
          >
            <Options options={options} />
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <span className={css.chevron}>
            <Icon name="chevron" />
          </span>
        </div>
        {children}
      </div>
    </div>
  )
}

function Options({ options }: { options: readonly Option<unknown>[] }) {
  return options.map(({ value, label }) => (
    <option key={String(value)} value={String(value)}>
      {label}
    </option>
  ))
}
