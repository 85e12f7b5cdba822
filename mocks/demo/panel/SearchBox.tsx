import type { KeyboardEvent } from 'react'
import * as css from '#mocks/demo/panel/SearchBox.css.ts'
import * as field from '#src/design-system/components/FieldFrame.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface SearchBoxProps {
  /** Accessible name and placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** A search field. Escape empties it first; in an empty one, Escape closes the panel. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  function clear(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return
    event.stopPropagation()
    onChange('')
  }
  return (
    <div className={field.withEndSlot}>
      <span className={css.icon}>
        <Icon name="search" />
      </span>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        className={join(field.control, css.input)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clear}
      />
    </div>
  )
}
