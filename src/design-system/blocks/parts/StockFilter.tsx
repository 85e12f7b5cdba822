import { lowStock as copy } from '#src/copy/lowStock.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { SelectField } from '#src/design-system/components/Field.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { stockLimits } from '#src/domain/lowStock.ts'

/** The filter for parts of which few are left (ADMIN-22). */
export interface LowStock {
  /** Pieces that a part has left at most; null: all parts are shown. */
  limit: number | null
  /** Whether the page shows the filter: to admins, and if the URL has it. */
  isOffered: boolean
  onChange: (limit: number | null) => void
}

/** Selects how many pieces a part has left at most; a limit of the URL that is not in the list is an option of its own. */
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

/** In place of the list when no part has so few pieces left. */
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
