import { lists } from '#src/copy/shared.ts'
import * as css from '#src/design-system/blocks/lists/SortSelect.css.ts'
import { SelectField, type SelectFieldProps } from '#src/design-system/components/Field.tsx'
import { Icon } from '#src/design-system/components/Icon.tsx'

interface SortSelectProps extends Pick<SelectFieldProps, 'options'> {
  value: string
  onChange: (value: string) => void
}

/** The sort order of a list: on small screens an icon, marked if the order is not the list's own, over which the select lies. */
export function SortSelect({ options, value, onChange }: SortSelectProps) {
  return (
    <div className={css.sort}>
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
