import { lists } from '#src/copy/shared.ts'
import * as css from '#src/design-system/blocks/lists/SortSelect.css.ts'
import { SelectField, type SelectFieldProps } from '#src/design-system/components/Field.tsx'
import { Icon } from '#src/design-system/components/Icon.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

interface SortSelectProps extends Pick<SelectFieldProps, 'options'> {
  /** Shows only an icon on larger screens too, if the line is too narrow for the tabs and the select. */
  compact: boolean
  value: string
  onChange: (value: string) => void
}

/** The menu for the sort order of a list. If there is little room, only an icon is visible, covered by the transparent select. */
export function SortSelect({ options, compact, value, onChange }: SortSelectProps) {
  return (
    <div className={cx(css.sort, css.variant[compact ? 'compact' : 'full'])}>
      <span className={css.icon} data-sorted={value !== ''}>
        <Icon name="sort" />
      </span>
      <div className={css.select}>
        <SelectField
          label={lists.sort}
          hideLabel
          options={options}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  )
}
