import { lowStock as copy } from '#src/copy/lowStock.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { SelectField } from '#src/design-system/components/Field.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { stockLimits } from '#src/domain/lowStock.ts'

/** The filter for parts with low stock (ADMIN-22). */
export interface LowStock {
  /** The largest stock of a listed part; null for all parts. */
  limit: number | null
  /** Whether the page shows the filter: for admins, and if the URL has it. */
  isOffered: boolean
  onChange: (limit: number | null) => void
}

/** Selects the limit. A limit from the URL that is not in the list gets an option of its own. */
export function StockFilter({ limit, isOffered, onChange }: LowStock) {
  if (!isOffered) return null
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

/** Replaces the list if no part has so few pieces left. */
export const NoLowStock = ({ limit, onChange }: { limit: number; onChange: LowStock['onChange'] }) => (
  <StateMessage
    drawing="empty"
    title={copy.none.title(limit)}
    action={
      <Button tone="secondary" onClick={() => onChange(null)}>
        {copy.none.action}
      </Button>
    }
  >
    {copy.none.text}
  </StateMessage>
)
