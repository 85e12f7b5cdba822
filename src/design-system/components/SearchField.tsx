import { useImperativeHandle, useRef, type Ref } from 'react'
import { FieldFrame } from '#src/design-system/components/FieldFrame.tsx'
import * as frameCss from '#src/design-system/components/FieldFrame.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import * as css from '#src/design-system/components/SearchField.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface SearchFieldProps {
  /** The label is visible only as the placeholder. */
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A search field with a custom clear button, because the native button has a fixed colour and Firefox lacks it. */
export function SearchField({ label, clearLabel, value, onChange, ref }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current)
  return (
    <FieldFrame label={label} hideLabel>
      {(control) => (
        <div className={frameCss.withEndSlot}>
          <span className={css.magnifier}>
            <Icon name="search" />
          </span>
          <input
            {...control}
            ref={inputRef}
            type="search"
            inputMode="search"
            autoComplete="off"
            placeholder={label}
            className={cx(frameCss.control, css.input)}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {value !== '' && (
            <button
              type="button"
              className={css.clear}
              aria-label={clearLabel}
              onClick={() => {
                inputRef.current?.focus()
                onChange('')
              }}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
