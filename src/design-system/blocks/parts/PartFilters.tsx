import { lowStock as copy } from '#src/copy/lowStock.ts'
import { availabilityFilter as availableCopy } from '#src/copy/partsPage.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Checkbox } from '#src/design-system/components/Checkbox.tsx'
import { SelectField } from '#src/design-system/components/Field.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { stockLimits } from '#src/domain/lowStock.ts'

/** The filter for parts that can be ordered now (ORDER-18). */
export interface AvailabilityFilter {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** @param count how many parts can be ordered; null while only the first parts of the catalogue are loaded */
export const AvailabilityCheckbox = ({ isOn, onChange, count }: AvailabilityFilter & { count: number | null }) => (
  <Checkbox
    label={count === null ? availableCopy.labelWithoutCount : availableCopy.label(count)}
    checked={isOn}
    onChange={(isChecked) => onChange(isChecked)}
  />
)

/** The filter for parts with low stock (ADMIN-22). */
export interface LowStockFilter {
  /** Only parts with at most this many pieces in stock are shown; null if all parts are shown. */
  limit: number | null
  /** Whether the filter is shown. It is shown to admins, and to anyone if the URL contains a limit. */
  isVisible: boolean
  onChange: (limit: number | null) => void
}

/** The menu for the limit. If the URL contains an unusual limit, that limit is added as an option. */
export function LowStockSelect({ limit, isVisible, onChange }: LowStockFilter) {
  if (!isVisible) return null
  const limits = [...new Set([...stockLimits, ...(limit === null ? [] : [limit])])].sort((a, b) => a - b)
  return (
    <SelectField
      label={copy.label}
      hideLabel
      options={[
        { value: '', label: copy.any },
        ...limits.map((pieces) => ({ value: String(pieces), label: copy.limit(pieces) })),
      ]}
      value={limit === null ? '' : String(limit)}
      onChange={({ target: { value } }) => onChange(value === '' ? null : Number(value))}
    />
  )
}

interface NoPartsLeftProps {
  title: string
  text: string
  action: string
  onShowAll: () => void
}

/** Replaces the list if a filter leaves no parts. */
export const NoPartsLeft = ({ title, text, action, onShowAll }: NoPartsLeftProps) => (
  <StateMessage drawing="empty" title={title} text={text} action={<Button onClick={onShowAll}>{action}</Button>} />
)
